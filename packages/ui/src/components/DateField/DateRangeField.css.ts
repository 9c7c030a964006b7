import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Next to each other if both fit, as a date with its button needs about 9 em. */
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space[3],
});
