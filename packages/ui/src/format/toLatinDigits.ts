/** Decimal digits of any script, such as Arabic, Persian and Bengali; not the full-width variants of Latin ones. */
const OTHER_DIGIT = /(?=[\u0660-\uabf9])\p{Nd}/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCharCode(code));

/** The ten digits of a script have consecutive code points, and no other digit directly precedes them. */
function getValue(digit: string): number {
  const code = digit.charCodeAt(0);
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return value;
}

export const toLatinDigits = (text: string): string =>
  text.replace(OTHER_DIGIT, (digit) => String(getValue(digit)));
