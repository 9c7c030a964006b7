import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const icon = style({
  inlineSize: vars.size.iconSm,
  blockSize: vars.size.iconSm,
  color: vars.color.neutral,
  selectors: {
    '&[data-status="completed"]': { color: vars.color.success },
    '&[data-status="pending"]': { color: vars.color.pendingFill },
    '&[data-status="failed"]': { color: vars.color.danger },
  },
});
