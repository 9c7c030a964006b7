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

/** The numbers of the lines that the compiler refuses, and of those that it must refuse. */
async function refused(name: string): Promise<{ told: number[]; wrong: number[] }> {
  const wrong = readFileSync(`${folder(name)}/${name}.ts`, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.endsWith('// wrong') ? [index + 1] : []));
  const told = (await compile(name)).map((line) => Number(/\((\d+),/.exec(line)?.[1]));
  return { told: [...new Set(told)].toSorted((a, b) => a - b), wrong };
}

test('texts laid over the catalogue are checked: keys, and what they speak of', limit, async () => {
  const { told, wrong } = await refused('texts');
  expect(told).toEqual(wrong);
});

test('a catalogue beside English has each of its keys, and no other', limit, async () => {
  const { told, wrong } = await refused('catalogues');
  expect(told).toEqual(wrong);
});
