import { style } from '@vanilla-extract/css';

/** A line of its own, which goes on in the next where an IBAN is longer than the phone is wide. */
export const line = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
