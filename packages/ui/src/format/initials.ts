const LETTER_PATTERN = /\p{L}\p{M}*/u;

/** Returns the initials of the first and last word; for a name without letters, its first character. */
export function getInitials(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  const letters = words.flatMap((word) => LETTER_PATTERN.exec(word)?.[0] ?? []);
  const [first = [...name.trim()][0] ?? '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
