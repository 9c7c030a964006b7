import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const region = style({
  minInlineSize: 0,
  borderRadius: vars.radius.lg,
  outline: 'none',
  selectors: {
    // Focused programmatically; the focus ring is visible only to keyboard users.
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    // The header of a dialog would cover the ring above its content.
    '[role="dialog"] &:focus-visible': { outlineOffset: '-2px' },
  },
});
