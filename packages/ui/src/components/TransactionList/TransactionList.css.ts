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
          // What is out of sight is neither laid out nor painted; it keeps the usual height, or the one it had.
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
