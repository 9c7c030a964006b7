import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

let copy = '';

/** The packages that the copy needs: the project's own ones are its own, all others are the project's. */
function linkPackages() {
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@rad-wallet'), { recursive: true });
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name === '@rad-wallet') continue;
    symlinkSync(inProject('node_modules', name), path.join(modules, name));
  }
  const names = ['ui', 'testing', 'api', 'mocks', 'contract', 'server'];
  const workspaces = Object.fromEntries(names.map((name) => [name, `packages/${name}`]));
  for (const [name, folder] of Object.entries({ ...workspaces, app: 'apps/wallet' })) {
    symlinkSync(path.join(copy, folder), path.join(modules, '@rad-wallet', name));
  }
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-flow-'));
  const parts = ['packages', 'apps', 'stories', 'scripts', 'docs', '.storybook'];
  const files = readdirSync(inProject()).filter((name) =>
    /\.(json|ts|js|mjs|md)$|^\.ox/.test(name),
  );
  for (const part of [...parts, ...files]) {
    cpSync(inProject(part), path.join(copy, part), {
      recursive: true,
      filter: (from) => !/(__image_snapshots__|node_modules|dist)$/.test(from),
    });
  }
  linkPackages();
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Runs one of the project's tools in the copy; answers what it printed where it failed. */
function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(copy, 'node_modules', tool), ...args],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, VITEST: undefined, NO_COLOR: '1' } },
  );
  return status === 0 ? '' : stdout + stderr;
}

/** One project for all tests: what they import is made ready, and loaded, once. */
const TESTS = `
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
export default {
  plugins: [vanillaExtractPlugin()],
  test: { isolate: false, maxWorkers: 1, testTimeout: 60_000, env: { TZ: 'Asia/Karachi' } },
};
`;

function generate(...names: string[]) {
  const script = inProject('scripts', 'new-flow.mjs');
  return spawnSync(process.execPath, [script, `--into=${copy}`, ...names], { encoding: 'utf8' });
}

test.each(['topUp', 'Top-up', '../escape', 'topup', ''])('refuses the name %j', (name) => {
  const { status, stderr } = generate(name);
  expect(status).toBe(1);
  expect(stderr).toContain('is no name for a flow');
});

test('refuses a name that is taken', () => {
  expect(generate('send-money').stderr).toContain('There is a flow send-money already.');
});

test('says how it is used', () => {
  expect(generate().stderr).toContain('npm run new:flow NAME');
});

// A minute of work, and as much more as others keep the machine busy.
test('lays a flow that passes every check', { timeout: 480_000 }, async () => {
  expect(generate('top-up').stderr).toBe('');
  expect(readFileSync(path.join(copy, 'docs/rules.md'), 'utf8')).toContain('TOPUP-1');
  const laid = [
    'packages/ui/src/flows/top-up',
    'packages/ui/src/messages',
    'packages/testing/src/flows',
    'stories/Flows',
    'stories/Walks',
    'stories/support/walks',
  ];
  expect(run('typescript/bin/tsc', '--noEmit')).toBe('');
  expect(run('oxlint/bin/oxlint', '--deny-warnings', ...laid)).toBe('');
  expect(run('oxfmt/bin/oxfmt', '--list-different', ...laid)).toBe('');
  const tests = ['packages/ui/src/flows/top-up', 'walks.test.ts', 'states.test.ts'];
  const all = [
    ...tests,
    'catalogues.test.ts',
    'indexed.test.ts',
    'rules.test.ts',
    'docs.test.ts',
    'props.test.ts',
  ];
  writeFileSync(path.join(copy, 'vitest.config.mjs'), TESTS);
  rmSync(path.join(copy, 'vitest.config.ts'));
  // What is drawn or written afterwards is not laid: pictures, and what `npm run charts` makes.
  const laidOnly = '^(?!.*(stories that stand for the states|keeps a picture of each state))';
  expect(run('vitest/vitest.mjs', 'run', `--testNamePattern=${laidOnly}`, ...all)).toBe('');
});
