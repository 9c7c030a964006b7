import { style } from '@vanilla-extract/css';
import { getFigureStyle, getTextStyle, limitToViewport, tabularNumbers } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const cellCount = 'var(--rad-cells)';

const gap = limitToViewport(vars.space[2], 8);

/** Only as wide as the cells, so that a press beside them does not focus the input. */
export const control = style({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: `calc(${cellCount} * ${vars.size.control} + (${cellCount} - 1) * ${gap})`,
  containerType: 'inline-size',
});

export const input = style([
  getTextStyle('body'),
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 'none',
    outline: 'none',
    background: 'none',
    // Hides the browser's autofill colour as well.
    backgroundClip: 'text',
    color: 'transparent',
    caretColor: 'transparent',
    appearance: 'none',
    cursor: 'text',
    forcedColorAdjust: 'none',
    selectors: {
      '&::selection': { backgroundColor: 'transparent' },
      '&:autofill': { WebkitTextFillColor: 'transparent' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  },
]);

export const cells = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  gap,
  minInlineSize: 0,
  pointerEvents: 'none',
});

export const cell = style([
  getFigureStyle('title'),
  tabularNumbers,
  {
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 0',
    minInlineSize: 0,
    blockSize: vars.size.control,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    fontSize: `min(${vars.figure.title.size}, 72cqi / ${cellCount})`,
    outline: '2px none',
    outlineOffset: '-1px',
    selectors: {
      '[data-invalid] &': { borderColor: vars.color.danger },
      '[data-readonly] &': { backgroundColor: vars.color.surfaceSunken },
      '[data-disabled] &': {
        backgroundColor: vars.color.neutralSoft,
        borderColor: vars.color.line,
        color: vars.color.neutral,
      },
      '[data-focused] + * > &[data-current]': {
        borderColor: vars.color.focus,
        outlineStyle: 'solid',
        outlineColor: vars.color.focus,
      },
      '[data-focused] + * > &[data-current]:empty::after': {
        content: '""',
        inlineSize: '2px',
        blockSize: '1lh',
        backgroundColor: vars.color.text,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-disabled] &': { borderColor: 'GrayText', color: 'GrayText' },
          '[data-focused] + * > &[data-current]': { outlineColor: 'Highlight' },
          '[data-focused] + * > &[data-current]:empty::after': { backgroundColor: 'CanvasText' },
        },
      },
    },
  },
]);

export const dot = style({
  inlineSize: vars.space[3],
  blockSize: vars.space[3],
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

/** Stays mounted while empty, because screen readers announce only changes to an existing live region. */
export const status = style([
  getTextStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.textMuted,
    selectors: { '&:empty': { position: 'absolute' } },
  },
]);
