import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

/** The compiler has two cores at best, and others beside it. */
const limit = { timeout: 120_000 };

const folder = (name: string) => inProject('packages', 'ui', 'type-tests', name);

/** What the compiler says of a project of its own: a line for each error, `file(line,column): …`. */
const compile = (name: string) =>
  new Promise<string[]>((resolve) => {
    const tsc = inProject('node_modules', '.bin', 'tsc');
    const args = ['--noEmit', '--pretty', 'false', '--project', folder(name)];
    execFile(tsc, args, { cwd: folder(name) }, (_, output) =>
      resolve(output.split('\n').filter((line) => /\(\d+,\d+\): error/.test(line))),
    );
  });

test(
  'an app’s own texts, locales and formats in use-intl leave the library’s alone',
  limit,
  async () => {
    expect(await compile('own-intl')).toEqual([]);
  },
);

test('texts laid over the catalogue are checked: keys, and what they speak of', limit, async () => {
  const wrong = readFileSync(`${folder('texts')}/texts.ts`, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.endsWith('// wrong') ? [index + 1] : []));
  const told = (await compile('texts')).map((line) => Number(/\((\d+),/.exec(line)?.[1]));
  expect([...new Set(told)].toSorted((a, b) => a - b)).toEqual(wrong);
});
