import type { ArabicScript } from '../locale/languages';
import type { TypeToken } from './scale';

export interface ScriptTypeStep {
  /** Font size, in px at a root font size of 16 px. */
  size: number;
  /** Multiple of the font size. */
  lineHeight: number;
  /** @default the weight of the Latin scale */
  weight?: number;
}

/**
 * Type scales for scripts other than Latin. None has letter spacing, which would separate joined letters. Nastaliq
 * extends from 2.0 em above the baseline to 0.6 em below and has only one weight, so size is the only means of
 * emphasis. The weights apply to Latin words within Urdu text.
 */
export const typeByScript = {
  nastaliq: {
    display: { size: 34, lineHeight: 1.8, weight: 560 },
    title: { size: 26, lineHeight: 1.9, weight: 560 },
    heading: { size: 20, lineHeight: 1.9, weight: 560 },
    body: { size: 18, lineHeight: 2 },
    label: { size: 16, lineHeight: 1.9, weight: 520 },
    caption: { size: 15, lineHeight: 2 },
  },
  naskh: {
    display: { size: 40, lineHeight: 1.4 },
    title: { size: 26, lineHeight: 1.45 },
    heading: { size: 18, lineHeight: 1.5 },
    body: { size: 16, lineHeight: 1.7 },
    label: { size: 15, lineHeight: 1.6 },
    caption: { size: 13, lineHeight: 1.6 },
  },
} satisfies Record<ArabicScript, Record<TypeToken, ScriptTypeStep>>;

/** Sizes that depend on the script, in px: the bottom bar needs space for labels that extend below the baseline. */
export const sizeByScript: Readonly<Record<ArabicScript, { bar: number }>> = {
  nastaliq: { bar: 76 },
  naskh: { bar: 68 },
};
