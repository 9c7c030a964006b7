import { keyframes, style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { STAGE_DURATION } from './initial/stages';

const breathe = keyframes({ '50%': { opacity: 0.7, transform: 'scale(0.96)' } });

const run = keyframes({ from: { inlineSize: 0 }, to: { inlineSize: '100%' } });

export const splash = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  minBlockSize: '100dvh',
  paddingInline: vars.space[8],
  paddingBlock: `calc(${vars.space[8]} + env(safe-area-inset-top))`,
  backgroundColor: vars.color.hero,
  backgroundImage: `linear-gradient(165deg, ${vars.color.hero}, ${vars.color.heroDeep})`,
  color: vars.color.onHero,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const brand = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
});

export const emblem = style({
  inlineSize: '7rem',
  blockSize: '7rem',
  marginBlockEnd: vars.space[3],
  color: vars.color.goldFill,
  transformOrigin: 'center',
  animation: `${breathe} 2s ${vars.easing.inOut} infinite`,
});

export const name = style([getTextStyle('display'), { outline: 'none' }]);

export const tagline = style([getTextStyle('label'), { color: vars.color.onHeroMuted }]);

export const status = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '18rem',
});

/** One segment per stage, without gaps, so that the segments look like one bar. */
export const track = style({
  display: 'flex',
  overflow: 'hidden',
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.heroOrnament,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const part = style({ flex: 1 });

/** Fills the segment during its whole stage, so that the bar never stops. `backwards` keeps it empty before. */
export const fill = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.goldFill,
  selectors: { '&[data-running]': { animation: `${run} ${STAGE_DURATION}ms linear backwards` } },
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const stage = style([getTextStyle('label'), { color: vars.color.onHero }]);
