import { style } from '@vanilla-extract/css';
import { tabularNumbers, getTypeStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const input = style({
  paddingBlock: vars.space[3],
  resize: 'vertical',
  minBlockSize: vars.size.control,
});

export const counter = style([
  getTypeStyle('caption'),
  tabularNumbers,
  {
    alignSelf: 'flex-end',
    color: vars.color.textMuted,
    selectors: { '&[data-over]': { color: vars.color.danger } },
  },
]);

export const screenReaderOnly = style(visuallyHidden);
