import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** Both ways to send the link, side by side. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
