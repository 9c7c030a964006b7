/** Field values by two-digit tag. */
export type Fields = Readonly<Record<string, string>>;

const MAX_LENGTH = 99;

/** Sorts by tag and omits empty fields. @throws RangeError for a value longer than 99 characters */
export function createFields(fields: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(fields)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([tag, value]) => {
      if (!value) return '';
      const { length } = [...value];
      if (length > MAX_LENGTH) throw new RangeError(`Field ${tag} is too long`);
      return tag + String(length).padStart(2, '0') + value;
    })
    .join('');
}

/** Parses fields; null if the text is malformed or repeats a tag. */
export function parseFields(text: string): Fields | null {
  const characters = [...text];
  const fields: Record<string, string> = {};
  for (let at = 0; at < characters.length;) {
    const tag = characters.slice(at, at + 2).join('');
    const length = characters.slice(at + 2, at + 4).join('');
    if (!/^\d{2}$/.test(tag) || !/^\d{2}$/.test(length) || tag in fields) return null;
    const end = at + 4 + Number(length);
    if (end > characters.length) return null;
    fields[tag] = characters.slice(at + 4, end).join('');
    at = end;
  }
  return fields;
}
