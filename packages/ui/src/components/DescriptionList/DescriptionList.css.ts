import { globalStyle, style } from '@vanilla-extract/css';
import { dividedRow, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Query container: very long amounts shrink to fit the list's width. */
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
    // The minimum size is that of the longest word, up to the list's width: a number wraps onto its own line before it
    // is broken.
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

// Lines of a long number are left-aligned, because digits are left to right even in right-to-left text.
globalStyle(`[dir="rtl"] ${row}[data-stacked] > ${value} > bdi`, {
  display: 'inline-block',
  maxInlineSize: '100%',
  textAlign: 'start',
});
