import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 'none' },
    '&[data-stacked]': { flexDirection: 'column' },
  },
});

export const term = style([
  typeStyle('label'),
  {
    flexShrink: 0,
    maxInlineSize: '48%',
    color: vars.color.textMuted,
    fontWeight: 420,
    selectors: {
      [`${row}[data-stacked] &`]: { maxInlineSize: '100%' },
      [`${row}[data-emphasized] &`]: { color: vars.color.text, fontWeight: 620 },
    },
  },
]);

export const value = style([
  typeStyle('label'),
  {
    minInlineSize: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    // Long amounts shrink to the room that the term leaves.
    containerType: 'inline-size',
    flex: 1,
    selectors: {
      [`${row}[data-stacked] &`]: { textAlign: 'start' },
      [`${row}[data-emphasized] &`]: { fontWeight: 680 },
    },
  },
]);
