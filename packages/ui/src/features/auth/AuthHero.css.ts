import { style } from '@vanilla-extract/css';
import { limitToViewport, gutter, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** How far the form, which has rounded corners, overlaps the panel. */
const overlap = vars.radius.xl;

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[6],
  minBlockSize: 'clamp(12rem, 34dvh, 20rem)',
  marginInline: `calc(${gutter} * -1)`,
  paddingInline: limitToViewport(vars.space[6], 24),
  paddingBlockStart: `calc(${vars.space[6]} + env(safe-area-inset-top))`,
  paddingBlockEnd: `calc(${vars.space[6]} + ${overlap})`,
  backgroundColor: vars.color.hero,
  backgroundImage: `linear-gradient(165deg, ${vars.color.hero}, ${vars.color.heroDeep})`,
  color: vars.color.onHero,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: overlap,
    borderStartStartRadius: overlap,
    borderStartEndRadius: overlap,
    backgroundColor: vars.color.surface,
  },
});

export const brand = style([
  getTextStyle('heading'),
  { position: 'relative', display: 'flex', alignItems: 'center', gap: vars.space[3] },
]);

export const emblem = style({
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  color: vars.color.goldFill,
});

export const rosette = style({
  position: 'absolute',
  insetBlockStart: '-22%',
  insetInlineEnd: '-18%',
  // Hidden behind the heading on narrow viewports.
  inlineSize: 'clamp(13rem, 80vw, 20rem)',
  aspectRatio: 1,
  color: vars.color.goldFill,
});

export const titles = style({ position: 'relative' });

export const title = style([
  getTextStyle('display'),
  { overflowWrap: 'anywhere', textWrap: 'balance', outline: 'none', borderRadius: vars.radius.sm },
  {
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focusOnHero}`, outlineOffset: '4px' },
    },
  },
]);

export const subtitle = style([getTextStyle('body'), { color: vars.color.onHeroMuted }]);
