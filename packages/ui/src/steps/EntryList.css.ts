import { style } from '@vanilla-extract/css';
import { dividedRow } from '../theme/mixins';

export const entry = style(dividedRow);
