import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const value = style({ display: 'inline-block', maxInlineSize: '100%', textWrap: 'balance' });
