/** The letter that a word begins with, and the marks that belong to it. */
const LETTER_PATTERN = /\p{L}\p{M}*/u;

/**
 * The initials of a name: the first letter of its first word and of its last. A name without any letter
 * is stood for by the first sign that it has.
 */
export function getInitials(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  const letters = words.flatMap((word) => LETTER_PATTERN.exec(word)?.[0] ?? []);
  const [first = [...name.trim()][0] ?? '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
