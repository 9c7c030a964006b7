import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryTable } from './lib/entryTable.mjs';
import { manifestOf, packageFolders } from './lib/packages.mjs';
import { readmeOf, readmeWithTables, withTable } from './lib/readmes.mjs';

test('an entry is listed with what it has at run time, and its own sheet beside it', () => {
  const face = '@x/ui/Button\n  Button\n  type ButtonProps\n@x/ui/Button.css\n@x/ui/styles.css\n';
  expect(entryTable(face).split('\n').slice(2)).toEqual([
    '| `@x/ui/Button` | `Button` | `Button.css` |',
    '| `@x/ui/styles.css` | a style sheet |  |',
  ]);
  expect(entryTable('@x/api\n  type Account\n').split('\n')[2]).toBe('| `@x/api` | types alone |');
});

test('a table stands in its place, and only where there is one', () => {
  const readme = 'a\n<!-- x: npm run readmes -->\nold\n<!-- /x -->\nb\n';
  const written = withTable(readme, 'x', '| new |');
  expect(written).toMatch(/^a\n<!-- x: .* -->[^]*\n\| new \|\n\n<!-- \/x -->\nb\n$/);
  expect(written).not.toContain('old');
  expect(withTable(written, 'x', '| new |')).toBe(written);
  expect(() => withTable(readme, 'y', '')).toThrow('no place for the y');
});

describe.each(packageFolders)('the README of %s', (folder) => {
  const readme = readFileSync(readmeOf(folder), 'utf8');

  test('has the tables that are made of what there is; if not: npm run readmes', () => {
    expect(readme).toBe(readmeWithTables(folder));
  });

  test('installs the package with every peer that it must have', () => {
    const { name, peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(folder);
    const [, installed = ''] = /^npm install (.+)$/m.exec(readme) ?? [];
    const needed = Object.keys(peerDependencies).filter(
      (peer) => !peerDependenciesMeta[peer]?.optional,
    );
    expect(installed.split(' ').toSorted()).toEqual([name, ...needed].toSorted());
  });

  test('tells the React, or the Node, that its package.json asks for', () => {
    const { engines, peerDependencies = {} } = manifestOf(folder);
    const asked = peerDependencies.react ?? engines?.node;
    expect(readme).toContain(asked?.replace('>=', ''));
  });
});
