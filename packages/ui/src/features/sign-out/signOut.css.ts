import { keyframes, style } from '@vanilla-extract/css';
import { dividedRow, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const turn = keyframes({ to: { transform: 'rotate(45deg)' } });

export const point = style(dividedRow);

export const help = style([
  getTextStyle('label'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[2],
    color: vars.color.textMuted,
    fontWeight: vars.type.body.weight,
  },
]);

export const signingOut = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const emblem = style({
  inlineSize: '6rem',
  blockSize: '6rem',
  marginBlockEnd: vars.space[4],
  color: vars.color.brand,
});

/** The star has eightfold symmetry, so its rotation loops without a jump. */
export const star = style({
  transformOrigin: 'center',
  transformBox: 'fill-box',
  animation: `${turn} 1.2s linear infinite`,
});

// Focused programmatically for screen readers. Not interactive, so it has no focus ring.
export const signingOutTitle = style([
  getTextStyle('title'),
  { outline: 'none', textWrap: 'balance' },
]);
