import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProject } from './createProject';
import { findNodeProblem, readRequiredNode } from './nodeVersion';

let parent: string;
const at = (...names: string[]) => path.join(parent, ...names);

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'create-'));
});
afterEach(() => rm(parent, { recursive: true }));

it('creates a project with the name of its folder', async () => {
  await createProject(at('dompet'));
  expect(JSON.parse(await readFile(at('dompet', 'package.json'), 'utf8'))).toMatchObject({
    name: 'dompet',
    scripts: { dev: 'vite' },
  });
  expect(await readdir(at('dompet'))).toEqual(
    expect.arrayContaining(['.gitignore', '.storybook', 'README.md', 'src']),
  );
  expect(await readdir(at('dompet'))).not.toContain('_gitignore');
});

it('uses an empty folder, also one of Git', async () => {
  await mkdir(at('dompet', '.git'), { recursive: true });
  await createProject(at('dompet'));
  expect(await readdir(at('dompet'))).toContain('package.json');
});

it('refuses a folder that is not empty, and leaves it as it is', async () => {
  await mkdir(at('dompet'));
  await writeFile(at('dompet', 'notes.txt'), '');
  await expect(createProject(at('dompet'))).rejects.toThrow('is not empty');
  expect(await readdir(at('dompet'))).toEqual(['notes.txt']);
});

it.each(['My Wallet', '.wallet', 'node_modules', 'http'])('refuses the name %s', async (name) => {
  await expect(createProject(at(name))).rejects.toThrow(`npm does not allow the name "${name}"`);
  expect(await readdir(parent)).toEqual([]);
});

it.each([
  [[], 'Name one folder: npm create rad-wallet my-wallet\n'],
  [[''], 'Name one folder: npm create rad-wallet my-wallet\n'],
  [['one', 'two'], 'Name one folder: npm create rad-wallet my-wallet\n'],
  [['My Wallet'], /^npm does not allow the name "My Wallet": .+\n$/],
])('the command reports a mistake in one line: %j', async (args, message) => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const command = promisify(execFile)('npx', ['--no', 'tsx', main, ...args]);
  await expect(command).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

it.each([
  ['22.9.0', 'The wallet needs Node 22.12 or later, and this is Node 22.9.0.'],
  ['20.20.2', 'The wallet needs Node 22.12 or later, and this is Node 20.20.2.'],
  ['22.12.0', null],
  ['24.1.0', null],
])('checks the version of Node: %s', async (version, problem) => {
  expect(findNodeProblem(version, await readRequiredNode())).toBe(problem);
});

it.each(['../README.md', 'template/README.md'])('%s names the version of Node', async (file) => {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  expect(text).toContain(`Node ${await readRequiredNode()} or later`);
});
