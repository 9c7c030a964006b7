// The tables in the packages' READMEs, which are made and not written.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { costTable } from './consumerBudgets.mjs';
import { entryTable } from './entryTable.mjs';
import { packageAt } from './packages.mjs';

/** @param {string} folder */
export const readmeOf = (folder) => path.join(packageAt(folder), 'README.md');

/**
 * A README with a table in its place.
 * @param {string} readme
 * @param {string} name of the place
 * @param {string} table
 */
export function withTable(readme, name, table) {
  const begin = `<!-- ${name}: npm run readmes -->`;
  const end = `<!-- /${name} -->`;
  const [before, rest = ''] = readme.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`The README has no place for the ${name}.`);
  return `${before}${begin}\n\n<!-- oxfmt-ignore -->\n${table}\n\n${end}${after}`;
}

/**
 * A package's README with the tables that belong there.
 * @param {string} folder
 */
export function readmeWithTables(folder) {
  const readme = readFileSync(readmeOf(folder), 'utf8');
  const face = readFileSync(path.join(packageAt(folder), 'api.txt'), 'utf8');
  const listed = withTable(readme, 'entries', entryTable(face));
  return folder === 'ui' ? withTable(listed, 'costs', costTable()) : listed;
}
