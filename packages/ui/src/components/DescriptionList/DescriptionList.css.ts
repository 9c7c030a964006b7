import { globalStyle, style } from '@vanilla-extract/css';
import { dividedRow, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Query container: very long amounts shrink to the list's width. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const row = style([
  dividedRow,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    paddingBlock: vars.space[3],
    selectors: {
      '&[data-stacked]': { flexDirection: 'column' },
    },
  },
]);

export const term = style([
  getTextStyle('label'),
  {
    maxInlineSize: '45%',
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    fontWeight: 420,
    selectors: {
      [`${row}[data-stacked] &`]: { maxInlineSize: '100%' },
      [`${row}[data-emphasized] &`]: { color: vars.color.text, fontWeight: 620 },
    },
  },
]);

export const value = style([
  getTextStyle('label'),
  {
    // The automatic minimum size is the longest word, up to the list's width: a number wraps onto its own line before
    // it breaks.
    flex: '1 1 45%',
    maxInlineSize: '100%',
    textAlign: 'end',
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${row}[data-stacked] &`]: { textAlign: 'start' },
      [`${row}[data-emphasized] &`]: { fontWeight: 680 },
    },
  },
]);

// Each line of a long number is left-aligned, because digits run left to right even in right-to-left text.
globalStyle(`[dir="rtl"] ${row}[data-stacked] > ${value} > bdi`, {
  display: 'inline-block',
  maxInlineSize: '100%',
  textAlign: 'start',
});
