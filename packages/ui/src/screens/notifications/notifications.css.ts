import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const row = style({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
