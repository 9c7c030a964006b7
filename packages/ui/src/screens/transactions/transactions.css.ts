import { style } from '@vanilla-extract/css';
import { dividedRow, getTypeStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const spoken = style(visuallyHidden);

/** Area below the last row, with the same divider as between rows. */
export const more = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const longList = style({ position: 'relative' });

/** A row that is positioned absolutely in the virtualised list. */
export const longListRow = style([dividedRow, { position: 'absolute', insetInline: 0 }]);

/** Heading above the first row of a month. */
export const month = style([
  getTypeStyle('label'),
  { paddingBlockStart: vars.space[3], color: vars.color.textMuted },
]);

/** Totals above the results of a search or filter. */
export const totals = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** The total of one account; for a metal, with its name. */
export const total = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });

export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
});
