import type { TypeToken } from './scale';

/** How a step of the type scale is set in a script that asks for its own: px at a 16 px root, and lines. */
export interface ScriptStep {
  size: number;
  lineHeight: number;
  /** Where it is not that of the scale. */
  weight?: number;
}

/**
 * The steps of the languages that are not written in Latin letters. None has tracking, which would tear joined
 * letters. Nastaliq hangs from far above its line to below it (2.0 em and 0.6 em, of the tallest and the deepest
 * word of the catalogue), has one weight, and is small in its square: its hierarchy is made by size, and Latin
 * words beside it are no bolder than it looks.
 */
export const typeByLanguage = {
  ur: {
    display: { size: 34, lineHeight: 1.8, weight: 560 },
    title: { size: 26, lineHeight: 1.9, weight: 560 },
    heading: { size: 20, lineHeight: 1.9, weight: 560 },
    body: { size: 18, lineHeight: 2 },
    label: { size: 16, lineHeight: 1.9, weight: 520 },
    caption: { size: 15, lineHeight: 2 },
  },
  ar: {
    display: { size: 40, lineHeight: 1.4 },
    title: { size: 26, lineHeight: 1.45 },
    heading: { size: 18, lineHeight: 1.5 },
    body: { size: 16, lineHeight: 1.7 },
    label: { size: 15, lineHeight: 1.6 },
    caption: { size: 13, lineHeight: 1.6 },
  },
} satisfies Record<string, Record<TypeToken, ScriptStep>>;

/** A language with its own type scale. */
export type TypeLanguage = keyof typeof typeByLanguage;

/** Sizes that grow with a script, px: under its icon, a word in the bottom bar needs the room to hang. */
export const sizeByLanguage: Readonly<Record<TypeLanguage, { bar: number }>> = {
  ur: { bar: 76 },
  ar: { bar: 68 },
};
