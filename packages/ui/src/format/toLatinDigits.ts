const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

export function toLatinDigits(text: string): string {
  // In both digit blocks, the low four bits of a code point are the digit's value.
  return text.replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
}
