import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { getFigureStyle, getTextStyle, tabularNumbers } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const figure = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  margin: 0,
});

export const selectedPoint = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  inlineSize: '100%',
});

export const point = style([getTextStyle('caption'), { color: vars.color.textMuted }]);

export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
});

export const value = style([
  getFigureStyle('label'),
  tabularNumbers,
  { display: 'flex', flexDirection: 'column' },
]);

export const name = style([
  getTextStyle('caption'),
  { display: 'flex', alignItems: 'center', gap: vars.space[1], color: vars.color.textMuted },
]);

/** The first series is filled and the second outlined, so they are not distinguished by colour alone. */
const seriesStyle = {
  '&[data-series="0"]': { backgroundColor: vars.color.brand },
  '&[data-series="1"]': { border: `2px solid ${vars.color.brand}` },
} satisfies StyleRule['selectors'];

const forcedColorsSeriesStyle = {
  '(forced-colors: active)': {
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-series="0"]': { backgroundColor: 'Highlight' },
      '&[data-series="1"]': { borderColor: 'Highlight' },
    },
  },
} satisfies StyleRule['@media'];

export const key = style({
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: '2px',
  selectors: seriesStyle,
  '@media': forcedColorsSeriesStyle,
});

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  inlineSize: '100%',
  paddingBlockStart: vars.space[2],
});

const CHART_HEIGHT = '9rem';

export const ticks = style([
  getTextStyle('caption'),
  tabularNumbers,
  {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    blockSize: CHART_HEIGHT,
    color: vars.color.textMuted,
  },
]);

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  blockSize: 0,
});

export const plot = style({ position: 'relative', blockSize: CHART_HEIGHT });

export const gridline = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: '1px',
  backgroundColor: vars.color.line,
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

export const line = style({
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: '2px',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const areaFill = style({
  fill: vars.color.brandSoft,
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});

export const marker = style({
  position: 'absolute',
  inlineSize: vars.space[3],
  blockSize: vars.space[3],
  marginInlineStart: `calc(${vars.space[3]} / -2)`,
  marginBlockEnd: `calc(${vars.space[3]} / -2)`,
  border: `2px solid ${vars.color.surfaceRaised}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const groups = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
});

export const group = style({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-active]': {
      backgroundColor: vars.color.surfaceHover,
      '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
    },
  },
});

export const bar = style({
  inlineSize: '28%',
  maxInlineSize: vars.space[5],
  borderStartStartRadius: '3px',
  borderStartEndRadius: '3px',
  boxSizing: 'border-box',
  selectors: { ...seriesStyle, '&[data-empty]': { visibility: 'hidden' } },
  '@media': forcedColorsSeriesStyle,
});

export const pointSlider = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  // Lets a vertical swipe scroll the page.
  touchAction: 'pan-y',
  outline: '2px none',
  outlineOffset: '4px',
  borderRadius: vars.radius.sm,
  selectors: {
    '&:focus-visible': { outlineStyle: 'solid', outlineColor: vars.color.focus },
    '&::-webkit-slider-thumb': { appearance: 'none', inlineSize: '1px', blockSize: CHART_HEIGHT },
    '&::-moz-range-thumb': { inlineSize: '1px', border: 'none', opacity: 0 },
  },
});

/** So narrow, for example with very large text, that labels do not fit below the groups. */
const VERY_NARROW = '(max-inline-size: 9rem)';

export const axis = style([
  getTextStyle('caption'),
  {
    gridColumn: 2,
    display: 'flex',
    color: vars.color.textMuted,
    '@container': { [VERY_NARROW]: { gridColumn: '1 / -1', justifyContent: 'flex-end' } },
  },
]);

export const axisEnds = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  inlineSize: '100%',
});

globalStyle(`${axisEnds} > :not(:first-child)`, { marginInlineStart: 'auto' });

/** Narrow charts show every second label, counted back from the last; very narrow ones show only the last. */
export const groupLabel = style({
  flex: 1,
  minInlineSize: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@container': {
    '(max-inline-size: 18rem)': {
      selectors: { '&:nth-last-child(even)': { visibility: 'hidden' } },
    },
    [VERY_NARROW]: {
      flex: 'none',
      selectors: { '&:not(:last-child)': { display: 'none' } },
    },
  },
});

export const caption = style([getTextStyle('label')]);

/** Focusable, so that it can be scrolled with the keyboard. */
export const tableScroller = style({
  // Contains the cells' visually hidden texts, which would otherwise widen the page.
  position: 'relative',
  inlineSize: '100%',
  overflowX: 'auto',
  outline: '2px none',
  selectors: { '&:focus-visible': { outlineStyle: 'solid', outlineColor: vars.color.focus } },
});

export const table = style([
  getTextStyle('caption'),
  { inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' },
]);

globalStyle(`${table} th`, {
  paddingBlock: vars.space[2],
  fontWeight: 'inherit',
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td):not(:first-child)`, { paddingInlineStart: vars.space[3] });
globalStyle(`${table} thead th`, { color: vars.color.textMuted });
globalStyle(`${table} tr`, { borderBlockEnd: `1px solid ${vars.color.line}` });

export const cell = style(tabularNumbers);

// oxlint-disable-next-line wallet/theme-styles -- the digits of one place are below each other in every direction
globalStyle(`${table} ${cell}`, { textAlign: 'right' });
