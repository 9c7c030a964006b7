import { style } from '@vanilla-extract/css';
import { getFigureStyle, tabularNumbers, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const track = style({
  display: 'grid',
  // Tiers are side by side unless large text leaves too little space for a number.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr))',
});

export const stop = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
  minInlineSize: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const trackSegment = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  paddingInlineStart: vars.space[1],
});

export const trackLine = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const trackProgress = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.brand,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const tierBadge = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  color: vars.color.textMuted,
  selectors: { '&[data-reached]': { color: vars.color.goldSoft } },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const star = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: vars.color.surfaceSunken,
  stroke: vars.color.lineStrong,
  selectors: {
    [`${tierBadge}[data-reached] &`]: { fill: vars.color.gold, stroke: vars.color.gold },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&&&': { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

export const glyph = style({
  gridArea: '1 / 1',
  inlineSize: vars.size.iconSm,
  blockSize: vars.size.iconSm,
});

export const reward = style([getFigureStyle('label'), tabularNumbers, { fontWeight: 650 }]);

export const caption = style([getTextStyle('caption'), { color: vars.color.textMuted }]);

export const reached = style([
  getTextStyle('caption'),
  { color: vars.color.gold, fontWeight: 620 },
]);
