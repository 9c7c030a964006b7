import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** `position` holds the hidden announcements of the buttons inside. */
export const pair = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
