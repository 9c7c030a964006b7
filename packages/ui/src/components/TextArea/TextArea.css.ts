import { style } from '@vanilla-extract/css';
import { tabularNumbers, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const input = style({
  paddingBlock: vars.space[3],
  resize: 'vertical',
  minBlockSize: vars.size.control,
});

export const counter = style([
  getTextStyle('caption'),
  tabularNumbers,
  {
    alignSelf: 'flex-end',
    color: vars.color.textMuted,
    selectors: { '&[data-over]': { color: vars.color.danger } },
  },
]);

export const screenReaderOnly = style(visuallyHidden);
