import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style([
  dividedRow,
  {
    '@supports': {
      // Without `overflow-clip-margin`, `content-visibility` would clip a row's pressed background.
      '(overflow-clip-margin: 1px)': {
        selectors: {
          // Rows outside the viewport skip layout and paint, at their last or default height.
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
