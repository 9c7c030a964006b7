import { style } from '@vanilla-extract/css';
import { getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const text = style([
  getTextStyle('caption'),
  {
    color: vars.color.text,
    // As wide as the text, so that it stays below its label even if the label is right-aligned. Lines are left-aligned.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    // One tap selects the whole text, for manual copying.
    userSelect: 'all',
  },
]);
