import { style } from '@vanilla-extract/css';
import { tabularNumbers, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const preview = style({
  position: 'relative',
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const label = style(getTextStyle('caption'));

/** Keeps its height when a long amount shrinks. */
export const result = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.figure.title.size} * ${vars.figure.title.lineHeight})`,
  marginBlock: vars.space[1],
});

export const rate = style([getTextStyle('caption'), tabularNumbers, { whiteSpace: 'normal' }]);

export const screenReaderOnly = style(visuallyHidden);
