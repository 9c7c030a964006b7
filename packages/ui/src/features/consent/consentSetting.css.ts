import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const more = style({ borderBlockStart: `1px solid ${vars.color.line}` });
