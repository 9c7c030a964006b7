import { keyframes, style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const grow = keyframes({
  from: { transform: 'scale(0.7) rotate(-22.5deg)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const mark = style({
  inlineSize: '6rem',
  blockSize: '6rem',
  marginBlockEnd: vars.space[4],
});

export const star = style({
  color: vars.color.successSoft,
  transformOrigin: 'center',
  transformBox: 'fill-box',
  animation: `${grow} ${vars.duration.slow} ${vars.easing.out} both`,
});

export const ring = style({ color: vars.color.success, opacity: 0.35 });

export const check = style({
  color: vars.color.success,
  strokeDasharray: 1,
  animation: `${draw} ${vars.duration.slow} ${vars.easing.inOut} ${vars.duration.fast} both`,
});

// Focused programmatically so that it is announced. It has no focus ring, because it is not interactive.
export const title = style([getTextStyle('title'), { textWrap: 'balance', outline: 'none' }]);

export const description = style([
  getTextStyle('body'),
  { maxInlineSize: '34ch', color: vars.color.textMuted, textWrap: 'balance' },
]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  inlineSize: '100%',
  marginBlockStart: vars.space[4],
  textAlign: 'start',
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: '100%',
  marginBlockStart: vars.space[6],
});
