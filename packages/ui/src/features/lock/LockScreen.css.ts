import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** How far the panel, which has rounded corners, overlaps the hero. */
const overlap = vars.radius.xl;

export const screen = style({
  minBlockSize: '100dvh',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  backgroundColor: vars.color.surface,
  '@media': { '(min-width: 480px)': { boxShadow: vars.elevation.overlay } },
});

export const main = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[6],
  paddingBlockStart: `calc(${vars.space[8]} + env(safe-area-inset-top))`,
  paddingBlockEnd: `calc(${vars.space[8]} + ${overlap})`,
  backgroundColor: vars.color.hero,
  backgroundImage: `linear-gradient(165deg, ${vars.color.hero}, ${vars.color.heroDeep})`,
  color: vars.color.onHero,
  textAlign: 'center',
});

export const emblem = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'clamp(6rem, 26dvh, 11rem)',
  color: vars.color.goldFill,
});

export const keyhole = style({
  position: 'absolute',
  inlineSize: '26%',
  blockSize: '26%',
  strokeWidth: 1.75,
});

export const texts = style({ position: 'relative', overflowWrap: 'anywhere' });

// Focused programmatically for screen readers. Not interactive, so it has no focus ring.
export const title = style([getTextStyle('title'), { textWrap: 'balance', outline: 'none' }]);

export const text = style([
  getTextStyle('body'),
  {
    maxInlineSize: '32ch',
    marginBlockStart: vars.space[2],
    marginInline: 'auto',
    color: vars.color.onHeroMuted,
    textWrap: 'balance',
  },
]);

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: `calc(${overlap} * -1)`,
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[6],
  paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  borderStartStartRadius: overlap,
  borderStartEndRadius: overlap,
  backgroundColor: vars.color.surface,
});
