import { globalStyle, style } from '@vanilla-extract/css';
import { twoColumns } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** `position` makes the pair the containing block for the buttons' visually hidden announcements. */
export const pair = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: twoColumns,
  gap: vars.space[3],
});

globalStyle(`${pair} > :only-child`, { gridColumn: '1 / -1' });
