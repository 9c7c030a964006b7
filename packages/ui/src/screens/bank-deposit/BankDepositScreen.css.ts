import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Wraps only when it is wider than the viewport, and then in balanced lines. */
export const value = style({ display: 'inline-block', maxInlineSize: '100%', textWrap: 'balance' });
