import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const row = style([
  dividedRow,
  {
    paddingBlock: vars.space[2],
  },
]);

export const times = style({
  display: 'grid',
  // Side by side only if two 12-hour time inputs fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space[3],
});
