import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const bill = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
