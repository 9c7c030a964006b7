import { style } from '@vanilla-extract/css';
import { limitToViewport, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: vars.space[5],
  paddingInline: limitToViewport(vars.space[5], 20),
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.hero,
  backgroundImage: `linear-gradient(165deg, ${vars.color.hero}, ${vars.color.heroDeep})`,
  color: vars.color.onHero,
  boxShadow: vars.elevation.raised,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const content = style({
  // Positioned so that it is painted above the ornament.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const heading = style([getTextStyle('label'), { color: vars.color.onHeroMuted }]);

/** Heading and button. The button's 44 px target extends into the padding, so it does not make the row taller. */
export const top = style({ display: 'flex', justifyContent: 'space-between' });

export const actions = style({
  display: 'flex',
  flexShrink: 0,
  marginBlock: `calc(${vars.space[3]} * -1)`,
  marginInlineEnd: `calc(${vars.space[3]} * -1)`,
});

export const total = style({
  display: 'flex',
  alignItems: 'center',
  // Keeps the height constant while the skeleton is shown and when a long amount shrinks.
  minBlockSize: `calc(${vars.figure.display.size} * ${vars.figure.display.lineHeight})`,
  marginBlockStart: vars.space[1],
});

export const note = style([getTextStyle('caption'), { color: vars.color.onHeroMuted }]);

export const breakdown = style({ marginBlockStart: vars.space[5] });

export const footer = style([
  getTextStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[4],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.heroOrnament}`,
    color: vars.color.onHeroMuted,
  },
]);

export const footerIcon = style({ inlineSize: vars.size.iconSm, blockSize: vars.size.iconSm });

export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const skeletonRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[5],
});

export const skeletonEntry = style({ display: 'flex', flexDirection: 'column' });

export const announcement = style(visuallyHidden);
