// The table of entries of a package, out of its api.txt, which npm run check:packages holds to the exports.
import path from 'node:path';
import { isDocument, isSheet } from './packages.mjs';

/**
 * @param {string} face the text of an api.txt
 * @returns {Map<string, string[]>} what each entry has at run time
 */
function valuesByEntry(face) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @type {string[]} */
  let values = [];
  for (const line of face.split(/\r?\n/).filter((text) => text !== '')) {
    if (!line.startsWith(' ')) found.set(line, (values = []));
    else if (!line.startsWith('  type ')) values.push(line.trim());
  }
  return found;
}

/**
 * A line an entry; a style sheet that belongs to an entry of its name stands beside it.
 * @param {string} face the text of an api.txt
 */
export function entryTable(face) {
  const entries = valuesByEntry(face);
  const hasSheets = [...entries.keys()].some(isSheet);
  const rows = [...entries]
    .filter(([entry]) => !isSheet(entry) || !entries.has(entry.replace(/\.css$/, '')))
    .map(([entry, values]) => {
      const what = values.map((value) => `\`${value}\``).join(', ');
      const sheet = entries.has(`${entry}.css`) ? `\`${path.posix.basename(entry)}.css\`` : '';
      const alone = isSheet(entry)
        ? 'a style sheet'
        : isDocument(entry)
          ? 'a document'
          : 'types alone';
      return [`\`${entry}\``, what || alone, ...(hasSheets ? [sheet] : [])];
    });
  const head = ['entry', 'what it has, beside types', ...(hasSheets ? ['its sheet alone'] : [])];
  const all = [head, head.map(() => '---'), ...rows];
  return all.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
