import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const lattice = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const tone = styleVariants({
  hero: { color: vars.color.heroOrnament },
  gold: { color: vars.color.goldFill },
  silver: { color: vars.color.silverFill },
  inherit: { color: 'inherit' },
});

const fadeTo = (corner: string) =>
  `radial-gradient(120% 150% at ${corner}, #000 10%, transparent 78%)`;

/** `corner` fades the pattern from the block-start, inline-end corner towards the text. */
export const fade = styleVariants({
  none: {},
  corner: {
    maskImage: fadeTo('100% 0%'),
    selectors: { '[dir="rtl"] &': { maskImage: fadeTo('0% 0%') } },
  },
});
