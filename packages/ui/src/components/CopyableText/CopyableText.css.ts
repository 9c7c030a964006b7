import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const text = style([
  typeStyle('caption'),
  {
    color: vars.color.text,
    // Below its label, also where that stands on the right; on several lines it begins on the left.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    // One tap takes all of it, for whoever has to copy by hand.
    userSelect: 'all',
  },
]);
