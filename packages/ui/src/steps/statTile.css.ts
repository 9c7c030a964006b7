import { style } from '@vanilla-extract/css';
import { getFigureStyle, tabularNumbers, twoColumns, getTextStyle } from '../theme/mixins';
import { vars } from '../theme/vars.css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: twoColumns,
  gap: vars.space[2],
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  // A last tile alone in its row spans the row.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});

export const tileName = style([
  getTextStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.textMuted,
  },
]);

export const tileIcon = style({
  inlineSize: vars.size.iconSm,
  blockSize: vars.size.iconSm,
  color: vars.color.brand,
  selectors: { '&[data-tone="gold"]': { color: vars.color.gold } },
});

export const tileValue = style([getFigureStyle('label'), tabularNumbers, { fontWeight: 620 }]);

export const tileNote = style([
  getTextStyle('caption'),
  { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const skeleton = style({ display: 'grid', gap: vars.space[1] });
