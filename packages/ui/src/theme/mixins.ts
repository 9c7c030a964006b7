import type { StyleRule } from '@vanilla-extract/css';
import type { TypeToken } from './scale';
import { vars } from './vars.css';

/** Without focus, the outline style is `none`, because forced colours would show a transparent outline. */
export const focusRing = {
  outline: '2px none',
  outlineOffset: '2px',
  selectors: {
    '&[data-focus-visible]': { outlineStyle: 'solid', outlineColor: vars.color.focus },
  },
} satisfies StyleRule;

export interface TypeStyle {
  fontSize: string;
  lineHeight: string;
  fontWeight: string;
  letterSpacing: string;
}

export function getTextStyle(step: TypeToken): TypeStyle {
  const token = vars.type[step];
  return {
    fontSize: token.size,
    lineHeight: token.lineHeight,
    fontWeight: token.weight,
    letterSpacing: token.tracking,
  };
}

/**
 * Text style for standalone numbers. Unlike other text styles, it has the same size and line height in every language.
 */
export function getFigureStyle(step: TypeToken): TypeStyle {
  const token = vars.figure[step];
  return {
    fontSize: token.size,
    lineHeight: token.lineHeight,
    fontWeight: token.weight,
    letterSpacing: token.tracking,
  };
}

/** Tabular figures on one line, for numbers that change or are compared. */
export const tabularNumbers = {
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/**
 * Returns a size that grows with the user’s text size, up to a fraction of the viewport width.
 * @param px maximum on a 320 px wide screen, usually the token's value at a root font size of 16 px
 */
export const limitToViewport = (token: string, px: number): string =>
  `min(${token}, ${(px / 320) * 100}vw)`;

/** Inline padding of pages and cards. */
export const gutter = limitToViewport(vars.space[4], 16);

/** Two equal columns, or one if large text does not fit into two. For `gridTemplateColumns`. */
export const twoColumns = 'repeat(auto-fill, minmax(min(100%, max(6.5rem, 33.4%)), 1fr))';

/** A row with a divider below it, except after the last row. */
export const dividedRow = {
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
} satisfies StyleRule;

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

/** A selected card. An inset shadow doubles the border without a layout shift. */
export const selectedCard = {
  borderColor: vars.color.brand,
  boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
  backgroundColor: vars.color.brandSoft,
} satisfies StyleRule;

/** In forced colours, text colour alone would not distinguish selected and disabled states. */
export const forcedColorsSelected = {
  '&[data-selected]': {
    borderColor: 'Highlight',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
    // Otherwise the browser would draw the page’s background colour behind the text.
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

export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
