import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { inProject } from './lib/project.mjs';

const sources = inProject('packages', 'ui', 'src');

const resolve = (file: string, request: string) =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path.join(path.dirname(file), request) + end)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());

/** Returns the modules of the library that a module imports, except types. */
function listImports(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const requests = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...dynamicImports.map(({ moduleRequest }) =>
      code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return requests.flatMap((request) =>
    request.startsWith('.') ? (resolve(file, request) ?? []) : [],
  );
}

const imports = new Map<string, readonly string[]>();

/** Returns the id of the message set that a module defines. */
const findSet = (file: string) => /defineMessages\('(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1];

/** Returns the ids of the message sets that an entry point imports. */
function listMessageSets(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    const next = imports.get(file) ?? listImports(file);
    imports.set(file, next);
    for (const found of next) reached.add(found);
  }
  return [...reached].flatMap((file) => findSet(file) ?? []).toSorted();
}

const sets = globSync('**/messages/**/index.ts', { cwd: sources })
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap((file) => {
    const id = findSet(path.join(sources, file));
    return id === undefined ? [] : { id, folder: path.posix.dirname(file) };
  })
  .toSorted((a, b) => (a.id < b.id ? -1 : 1));

const languages = readdirSync(path.join(sources, 'messages', 'shared', 'common')).flatMap(
  (file) => /^([a-z]{2,3})\.ts$/.exec(file)?.[1] ?? [],
);

const entries = ['features', 'components'].flatMap((folder) =>
  globSync('*/index.ts', { cwd: path.join(sources, folder) })
    .toSorted()
    .map((file) => ({
      name: path.posix.join(folder === 'features' ? folder : '', path.dirname(file)),
      sets: listMessageSets(path.join(sources, folder, file)),
    })),
);
const rows = entries
  .filter(({ sets }) => sets.length > 0)
  .map(({ name, sets }) => `| \`${name}\` | ${sets.map((set) => `\`${set}\``).join(' ')} |`);

const page = `# Messages of each entry point

The message sets that each entry point of \`@rad-wallet/ui\` can show, including its dialogs. An app in its own language
defines the messages of the entry points that it uses; other messages are in English. The other entry points have no
messages. \`npm run messages\` generates this page from the imports.

<!-- oxfmt-ignore -->
| entry point | message sets |
| --- | --- |
${rows.join('\n')}
`;

it('finds the messages of an entry point and of the components that it uses', () => {
  const sets = entries.find(({ name }) => name === 'features/send-money')?.sets;
  expect(sets).toEqual(expect.arrayContaining(['common', 'currency', 'sendMoney']));
  expect(sets).not.toContain('gift');
});

it('matches docs/messages.md', async () => {
  await expect(page).toMatchFileSnapshot('../docs/messages.md');
});

it.each(languages)('lists every message set in the catalogue, %s', async (language) => {
  const lines = sets.map(
    ({ id, folder }) => `export { default as ${id} } from '../../${folder}/${language}';\n`,
  );
  await expect(lines.join('')).toMatchFileSnapshot(
    path.join(sources, 'catalogues', language, 'sets.ts'),
  );
});
