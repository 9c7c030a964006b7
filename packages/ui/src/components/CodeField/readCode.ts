import { toLatinDigits } from '../../format/toLatinDigits';

/** Returns only the digits of typed or pasted text, as Latin digits. */
export const getDigits = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

/** Returns the code and the caret position after an edit. Excess digits after the caret are removed. */
export function readCode(
  text: string,
  caret: number,
  length: number,
): { code: string; caret: number } {
  const before = getDigits(text.slice(0, caret)).slice(0, length);
  const after = getDigits(text.slice(caret));
  const excess = Math.max(0, before.length + after.length - length);
  return { code: before + after.slice(excess), caret: before.length };
}
