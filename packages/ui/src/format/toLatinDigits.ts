const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Converts Arabic and Urdu digits to Latin digits. */
export function toLatinDigits(text: string): string {
  // Both blocks of digits start at a code point whose low four bits are zero, so these bits are the
  // digit.
  return text.replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
}
