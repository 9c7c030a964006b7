import { style } from '@vanilla-extract/css';
import { dividedRow, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const spoken = style(visuallyHidden);

/** Below the last row, parted from it as the rows are from one another. */
export const more = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const longList = style({ position: 'relative' });

/** In its own place of the whole, whichever of the others are drawn. */
export const longListRow = style([dividedRow, { position: 'absolute', insetInline: 0 }]);
