import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** Entries without components. */
const OTHER_ENTRY = /^@rad-wallet\/ui\/(theme|messages|format|hooks)\b/;

/** Returns the run-time exports of `@rad-wallet/ui`, each with its first entry. api.txt lists all exports by entry. */
export function listExports() {
  const api = readFileSync(inProject('packages', 'ui', 'api.txt'), 'utf8');
  /** @type {Map<string, string>} */
  const exports = new Map();
  for (const text of api.split(/^(?=\S)/m)) {
    const [entry = '', ...lines] = text.trimEnd().split('\n');
    for (const [, name] of lines.map((line) => /^  (\w+)$/.exec(line) ?? []))
      if (name && !exports.has(name)) exports.set(name, entry);
  }
  return exports;
}

/** Returns the exported components. */
export const listComponents = () =>
  [...listExports()]
    .filter(
      ([name, entry]) =>
        /^[A-Z][a-z]\w*(?<!Error|IdleTimer)$/.test(name) && !OTHER_ENTRY.test(entry),
    )
    .map(([name]) => name);
