/** Matches the first letter of a word with its combining marks. */
const LETTER_PATTERN = /\p{L}\p{M}*/u;

/**
 * Returns the first letters of the first and the last word of a name. For a name without letters,
 * returns its first character.
 */
export function getInitials(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  const letters = words.flatMap((word) => LETTER_PATTERN.exec(word)?.[0] ?? []);
  const [first = [...name.trim()][0] ?? '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
