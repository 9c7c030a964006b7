import { style } from '@vanilla-extract/css';
import { dividedRow, tabular, typeStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const personTexts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
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
  // A very long amount shrinks to the tile's width.
  containerType: 'inline-size',
});

export const tileName = style([
  typeStyle('caption'),
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

export const tileValue = style([typeStyle('label'), tabular, { fontWeight: 620 }]);

export const tileNote = style([
  typeStyle('caption'),
  { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);

/** As far apart as the figure and its line. */
export const bones = style({ display: 'grid', gap: vars.space[1] });

/** Space above a failure, and none where there is nothing to tell. */
export const failure = style({ paddingBlockStart: vars.space[3] });

export const entry = style(dividedRow);

export const photo = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
});
