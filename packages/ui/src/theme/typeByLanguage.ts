import type { TypeToken } from './scale';

/** How a step of the type scale is set in a script that asks for its own: px at a 16 px root, and lines. */
interface ScriptStep {
  size: number;
  lineHeight: number;
}

/**
 * The steps of the languages that are not written in Latin letters. Weights are those of the scale. None has
 * tracking, which would tear joined letters. Nastaliq hangs from above its line to far below it, has one weight,
 * and is small in its square: its hierarchy is made by size.
 */
export const typeByLanguage = {
  ur: {
    display: { size: 34, lineHeight: 1.8 },
    title: { size: 26, lineHeight: 1.9 },
    heading: { size: 20, lineHeight: 1.9 },
    body: { size: 18, lineHeight: 2 },
    label: { size: 16, lineHeight: 1.9 },
    caption: { size: 15, lineHeight: 1.9 },
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

/** A language with type of its own. */
export type TypeLanguage = keyof typeof typeByLanguage;

/** Sizes that grow with a script, px: under its icon, a word in the bottom bar needs the room to hang. */
export const sizeByLanguage: Readonly<Record<TypeLanguage, { bar: number }>> = {
  ur: { bar: 76 },
  ar: { bar: 68 },
};
