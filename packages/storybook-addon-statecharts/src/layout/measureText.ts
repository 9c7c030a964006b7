// Widths of a wide sans-serif font, because text cannot be measured in a worker and in Node.

const NARROW = "iljI|!.,:;'`";
const SLIM = 'frt()[]{}/\\"-* ·';
const WIDE = 'mwMW@%…→';

/** Advance width in em, regular weight. */
function advance(character: string): number {
  if (NARROW.includes(character)) return 0.34;
  if (SLIM.includes(character)) return 0.44;
  if (WIDE.includes(character)) return 0.94;
  if (character >= 'a' && character <= 'z') return 0.6;
  if (character >= 'A' && character <= 'Z') return 0.71;
  if (character >= '0' && character <= '9') return 0.62;
  // Characters of other scripts may be as wide as they are high.
  return character > '\u024F' ? 1 : 0.7;
}

/** Returns the estimated width, px. */
export function measureText(text: string, size: number, isBold = false): number {
  let em = 0;
  for (const character of text) em += advance(character);
  return Math.ceil(em * size * (isBold ? 1.08 : 1));
}
