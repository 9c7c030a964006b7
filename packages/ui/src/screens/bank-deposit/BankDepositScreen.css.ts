import { style } from '@vanilla-extract/css';

/** A line of its own. */
export const line = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Is parted only where the phone is less wide than the whole of it, and then in halves: no digit is left alone. */
export const value = style({ display: 'inline-block', maxInlineSize: '100%', textWrap: 'balance' });
