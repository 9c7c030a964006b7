import { style } from '@vanilla-extract/css';
import { limitToViewport, getFigureStyle, tabularNumbers, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const room = style({ containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: limitToViewport(vars.space[3], 12),
  rowGap: vars.space[2],
  // With large text, a bar beside its label would be too short, so it moves below.
  '@container': { '(max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});

export const entry = style({ display: 'contents' });

export const label = style([
  getTextStyle('caption'),
  { minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const track = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceSunken,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.brand,
  selectors: { '&[data-loss]': { backgroundColor: vars.color.danger } },
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const value = style([
  getFigureStyle('label'),
  tabularNumbers,
  {
    display: 'flex',
    alignItems: 'center',
    gap: limitToViewport(vars.space[3], 12),
    minInlineSize: 0,
  },
]);

/** All numbers have the same width, so all tracks end at the same position. */
export const figure = style({
  fontSize: limitToViewport(vars.figure.label.size, 20),
  minInlineSize: '4em',
  textAlign: 'end',
  fontWeight: 620,
});
