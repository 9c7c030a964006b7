const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Writes Arabic and Urdu digits as Latin ones; all else stays. */
export function toLatinDigits(text: string): string {
  // Both Eastern blocks start at a code whose low four bits are zero: those bits are the digit.
  return text.replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
}
