import { style } from '@vanilla-extract/css';
import { dividedRow } from '../../theme/mixins';
import { size } from '../../theme/scale';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column' });

/** Of a row whose texts have a line each; once it has been in sight, its own height is known. */
const usualHeight = `calc(${size.avatar / 16}rem + 2 * ${vars.space[3]})`;

export const row = style([
  dividedRow,
  {
    '@supports': {
      '(content-visibility: auto) and (overflow-clip-margin: 1px)': {
        selectors: {
          // What is out of sight is neither laid out nor painted. A row that leads on shows a little beyond its
          // own place.
          [`${list}[data-long] > &`]: {
            contentVisibility: 'auto',
            containIntrinsicBlockSize: `auto ${usualHeight}`,
            overflowClipMargin: vars.space[2],
          },
        },
      },
    },
  },
]);
