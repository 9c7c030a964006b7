/** The first letter of a word with its combining marks. */
const LETTER_PATTERN = /\p{L}\p{M}*/u;

/**
 * The initials of a name: the first letters of its first and last word. A name without letters is represented by its
 * first character.
 */
export function getInitials(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  const letters = words.flatMap((word) => LETTER_PATTERN.exec(word)?.[0] ?? []);
  const [first = [...name.trim()][0] ?? '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
