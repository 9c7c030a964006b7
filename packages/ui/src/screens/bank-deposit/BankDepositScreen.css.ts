import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Wraps only if it does not fit on one line, and then into balanced lines. */
export const value = style({ display: 'inline-block', maxInlineSize: '100%', textWrap: 'balance' });
