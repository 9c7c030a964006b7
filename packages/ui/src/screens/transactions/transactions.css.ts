import { style } from '@vanilla-extract/css';
import { dividedRow, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const spoken = style(visuallyHidden);

/** Below the last row, with the same divider as between rows. */
export const more = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const longList = style({ position: 'relative' });

/** Positioned absolutely in the virtualised list. */
export const longListRow = style([dividedRow, { position: 'absolute', insetInline: 0 }]);
