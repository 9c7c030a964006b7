import { type as typeScale } from '../../theme/scale';
import type { AmountParts } from '../../format';

const textSteps = { sm: 'caption', md: 'label', lg: 'title', display: 'display' } as const;

/** Font sizes 13, 15, 26 and 40 px. */
export type AmountSize = keyof typeof textSteps;

/** Font size of prefix, fraction and unit, relative to the integer. */
const minorScale: Record<AmountSize, number> = { sm: 1, md: 1, lg: 0.72, display: 0.58 };

/** Advance widths in em: upper bounds for a bold font with tabular figures. */
const DIGIT_WIDTH_EM = 0.64;
const MARK_WIDTH_EM = 0.36;

/** Default available width at the default text size, in px. */
const DEFAULT_AVAILABLE_PX = 200;

function getWidthInEm(text: string): number {
  return [...text].reduce(
    (sum, char) => sum + (/[\d\p{L}+−]/u.test(char) ? DIGIT_WIDTH_EM : MARK_WIDTH_EM),
    0,
  );
}

export interface AmountWidth {
  /** Estimated width in em, rounded to 2 decimals. */
  em: number;
  /** Whether the amount would be wider than `room` without shrinking. */
  isLong: boolean;
}

/** @param room smallest width of the amount's container at the default text size, px */
export function measureAmount(
  parts: AmountParts,
  size: AmountSize,
  room = DEFAULT_AVAILABLE_PX,
): AmountWidth {
  const minor = parts.prefix + parts.fraction + parts.suffix;
  const em = getWidthInEm(parts.sign + parts.integer) + getWidthInEm(minor) * minorScale[size];
  return { em: Number(em.toFixed(2)), isLong: em * typeScale[textSteps[size]].size > room };
}
