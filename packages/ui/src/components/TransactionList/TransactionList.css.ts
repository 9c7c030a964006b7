import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style(dividedRow);
