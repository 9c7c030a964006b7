import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const divided = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:empty': { display: 'none' } },
});

/** Below a notice. */
export const apart = style({ marginBlockStart: vars.space[3] });
