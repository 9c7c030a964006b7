import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const icon = style({
  color: vars.color.neutral,
  selectors: {
    '&[data-status="completed"]': { color: vars.color.success },
    '&[data-status="pending"]': { color: vars.color.pendingFill },
    '&[data-status="failed"]': { color: vars.color.danger },
  },
});

export const size = styleVariants({
  sm: { inlineSize: vars.size.iconSm, blockSize: vars.size.iconSm },
  lg: { inlineSize: vars.size.avatar, blockSize: vars.size.avatar },
});
