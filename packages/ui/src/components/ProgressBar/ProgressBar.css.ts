import { keyframes, style } from '@vanilla-extract/css';
import { getTextStyle, tabularNumbers } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const progress = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  flexGrow: 1,
});

export const label = style([getTextStyle('label'), { minInlineSize: 0 }]);

export const figure = style([
  getTextStyle('caption'),
  tabularNumbers,
  { color: vars.color.textMuted },
]);

export const track = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const pulse = keyframes({ '50%': { opacity: 0.35 } });

export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.brand,
  transition: `inline-size ${vars.duration.base} ${vars.easing.out}`,
  selectors: {
    '&[data-indeterminate]': {
      inlineSize: '100%',
      animation: `${pulse} 1.6s ease-in-out infinite`,
    },
  },
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
