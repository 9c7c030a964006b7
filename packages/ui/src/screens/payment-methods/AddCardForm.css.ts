import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Two short fields beside each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
