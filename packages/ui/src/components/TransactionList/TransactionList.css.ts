import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style([
  dividedRow,
  {
    selectors: {
      // What is out of sight is neither laid out nor painted; it keeps the usual height, or the one it had. A row
      // that leads on shows a little beyond its own place.
      '[data-long] > &': {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 4.25rem',
        overflowClipMargin: vars.space[2],
      },
    },
  },
]);
