import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const region = style({
  minInlineSize: 0,
  borderRadius: vars.radius.lg,
  outline: 'none',
  selectors: {
    // Focus comes here by script; the ring shows only to who moves by keyboard.
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
