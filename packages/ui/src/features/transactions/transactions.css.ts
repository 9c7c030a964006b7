import { style } from '@vanilla-extract/css';
import { dividedRow, getTextStyle, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const screenReaderOnly = style(visuallyHidden);

export const showMoreArea = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const longList = style({ position: 'relative' });

export const longListRow = style([dividedRow, { position: 'absolute', insetInline: 0 }]);

export const month = style([
  getTextStyle('label'),
  { paddingBlockStart: vars.space[3], color: vars.color.textMuted },
]);

export const totals = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const total = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });

export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
});
