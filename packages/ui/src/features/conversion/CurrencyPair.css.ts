import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  rowGap: vars.space[4],
});

export const swap = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
});
