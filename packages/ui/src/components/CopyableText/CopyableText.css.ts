import { style } from '@vanilla-extract/css';
import { getTypeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const text = style([
  getTypeStyle('caption'),
  {
    color: vars.color.text,
    // Below its label, also when that is on the right. Several lines start on the left.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    // One tap selects the whole text, for copying by hand.
    userSelect: 'all',
  },
]);
