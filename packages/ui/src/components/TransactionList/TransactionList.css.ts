import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style([
  dividedRow,
  {
    '@supports': {
      // `content-visibility` clips a row's pressed background, which extends beyond the row, unless
      // `overflow-clip-margin` is supported.
      '(overflow-clip-margin: 1px)': {
        selectors: {
          // Rows outside the viewport skip layout and paint. They keep their last rendered height, or the default
          // height until then.
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
