import { style } from '@vanilla-extract/css';
import { twoColumns } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: twoColumns,
  alignItems: 'start',
  gap: vars.space[3],
});
