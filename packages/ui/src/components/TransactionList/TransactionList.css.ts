import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style([
  dividedRow,
  {
    '@supports': {
      // Elsewhere it would be cut where it shows a little beyond its own place, as a row that leads on does.
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
