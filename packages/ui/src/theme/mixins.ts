import type { StyleRule } from '@vanilla-extract/css';
import type { TypeToken } from './scale';
import { vars } from './vars.css';

/**
 * The focus ring. React Aria marks keyboard focus with `data-focus-visible`. Without focus there is no outline at
 * all: forced colours would show a transparent one.
 */
export const focusRing = {
  outline: '2px none',
  outlineOffset: '2px',
  selectors: {
    '&[data-focus-visible]': { outlineStyle: 'solid', outlineColor: vars.color.focus },
  },
} satisfies StyleRule;

/** The style of a text, as CSS. */
export interface TypeStyle {
  fontSize: string;
  lineHeight: string;
  fontWeight: string;
  letterSpacing: string;
}

/** One step of the type scale as CSS. */
export function getTypeStyle(step: TypeToken): TypeStyle {
  const token = vars.type[step];
  return {
    fontSize: token.size,
    lineHeight: token.lineHeight,
    fontWeight: token.weight,
    letterSpacing: token.tracking,
  };
}

/** A separate figure in one step of the type scale: the same in every language. */
export function getFigureStyle(step: TypeToken): TypeStyle {
  const token = vars.figure[step];
  return {
    fontSize: token.size,
    lineHeight: token.lineHeight,
    fontWeight: token.weight,
    letterSpacing: token.tracking,
  };
}

/** Tabular figures on one line, for amounts and numbers that are compared or change. */
export const tabularNumbers = {
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/**
 * A length that grows with the user’s text size up to its size on the narrowest phone: with double text size, double
 * margins would leave no space for words.
 * @param px of the token, at a root font size of 16 px
 */
export const limitToViewport = (token: string, px: number): string =>
  `min(${token}, ${(px / 320) * 100}vw)`;

/** The inline padding of pages and cards. */
export const gutter = limitToViewport(vars.space[4], 16);

/** Two equal columns, or one where large text would not fit. For `gridTemplateColumns`. */
export const twoColumns = 'repeat(auto-fill, minmax(min(100%, max(6.5rem, 33.4%)), 1fr))';

/** A row with a divider to the next. */
export const dividedRow = {
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
} satisfies StyleRule;

/** A row that is entirely a button or link, without the look of a button. */
export const rowButton = {
  display: 'flex',
  alignItems: 'center',
  gap: limitToViewport(vars.space[3], 12),
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[2],
  paddingInline: 0,
  border: 'none',
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
} satisfies StyleRule;

/** The selected card. Its border is doubled inwards, so nothing moves. */
export const chosenCard = {
  borderColor: vars.color.brand,
  boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
  backgroundColor: vars.color.brandSoft,
} satisfies StyleRule;

/**
 * Selected and disabled states with forced colours: a background and a text colour of their own, since two text
 * colours alone do not distinguish them.
 */
export const forcedColorsSelected = {
  '&[data-selected]': {
    borderColor: 'Highlight',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
    // Otherwise the browser paints the page’s background behind the text.
    forcedColorAdjust: 'none',
  },
  '&[data-selected][data-focus-visible]': { outlineColor: 'CanvasText' },
  '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
  '&[data-selected][data-disabled]': {
    borderColor: 'GrayText',
    backgroundColor: 'GrayText',
    color: 'Canvas',
  },
} satisfies StyleRule['selectors'];

/** Seen by screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
