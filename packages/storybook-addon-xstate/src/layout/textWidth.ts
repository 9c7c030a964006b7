// Boxes are made before any font is there: in a worker, and for files that are read with whatever font a
// person has. So the widths are those of a wide sans serif; a narrower one leaves a little room.

const NARROW = "iljI|!.,:;'`";
const SLIM = 'frt()[]{}/\\"-* ·';
const WIDE = 'mwMW@%…→';

/** In em, of a regular weight. */
function advance(character: string): number {
  if (NARROW.includes(character)) return 0.34;
  if (SLIM.includes(character)) return 0.44;
  if (WIDE.includes(character)) return 0.94;
  if (character >= 'a' && character <= 'z') return 0.6;
  if (character >= 'A' && character <= 'Z') return 0.71;
  if (character >= '0' && character <= '9') return 0.62;
  // What is not Latin may be as wide as it is high.
  return character > '\u024F' ? 1 : 0.7;
}

/** The room that a text needs, in pixels. */
export function textWidth(text: string, size: number, isBold = false): number {
  let em = 0;
  for (const character of text) em += advance(character);
  return Math.ceil(em * size * (isBold ? 1.08 : 1));
}

/** A text, cut with an ellipsis where it is longer than so many characters. */
export function cut(text: string, limit = 42): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
