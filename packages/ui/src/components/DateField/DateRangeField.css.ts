import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** The dates are side by side if both fit; a date with its picker button needs about 9 em. */
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space[3],
});
