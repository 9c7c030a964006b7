import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const toggle = style({ marginInlineEnd: vars.space[1], color: vars.color.textMuted });
