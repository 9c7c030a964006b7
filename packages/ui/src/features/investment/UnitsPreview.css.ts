import { style } from '@vanilla-extract/css';
import { getFigureStyle, tabularNumbers, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const preview = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const label = style(getTextStyle('caption'));

/** A very long number wraps instead of overflowing. */
export const units = style([
  getFigureStyle('heading'),
  tabularNumbers,
  { minInlineSize: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
]);

export const screenReaderOnly = style(visuallyHidden);
