import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style([
  dividedRow,
  {
    '@supports': {
      // Without it, the pressed background of a row, which extends beyond the row, would be clipped.
      '(overflow-clip-margin: 1px)': {
        selectors: {
          // Rows outside the viewport skip layout and paint; they keep their last or the default height.
          '[data-long] > &': {
            contentVisibility: 'auto',
            containIntrinsicSize: 'auto 4.25rem',
            overflowClipMargin: vars.space[2],
          },
        },
      },
    },
  },
]);
