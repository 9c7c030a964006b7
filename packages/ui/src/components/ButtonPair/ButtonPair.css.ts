import { globalStyle, style } from '@vanilla-extract/css';
import { twoColumns } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** `position` holds the hidden announcements of the buttons inside. */
export const pair = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: twoColumns,
  gap: vars.space[3],
});

// The other button may be left out.
globalStyle(`${pair} > :only-child`, { gridColumn: '1 / -1' });
