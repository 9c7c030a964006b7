import { type as typeScale } from '../../theme/scale';
import type { AmountParts } from '../../format';

const steps = { sm: 'caption', md: 'label', lg: 'title', display: 'display' } as const;

/** 13, 15, 26 and 40 px. */
export type AmountSize = keyof typeof steps;

/** Size of prefix and fraction relative to the integer. */
const minorScale: Record<AmountSize, number> = { sm: 1, md: 1, lg: 0.72, display: 0.58 };

/** Advance widths in em, on the safe side for a heavy tabular face. */
const DIGIT = 0.64;
const MARK = 0.36;

/** px. */
const USUAL_ROOM = 200;

function widthInEm(text: string): number {
  return [...text].reduce((sum, char) => sum + (/[\d\p{L}+−]/u.test(char) ? DIGIT : MARK), 0);
}

export interface AmountWidth {
  /** Estimated width in em, rounded up. */
  em: number;
  /** Whether it exceeds `room` at its own font size. */
  isLong: boolean;
}

/** @param room the narrowest that the amount's place gets at the usual text size, px */
export function measureAmount(
  parts: AmountParts,
  size: AmountSize,
  room = USUAL_ROOM,
): AmountWidth {
  const minor = parts.prefix + parts.fraction + parts.suffix;
  const em = widthInEm(parts.sign + parts.integer) + widthInEm(minor) * minorScale[size];
  return { em: Number(em.toFixed(2)), isLong: em * typeScale[steps[size]].size > room };
}
