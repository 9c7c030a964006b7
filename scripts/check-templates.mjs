// npm run check:templates: generates a component, a flow and a language in a copy of the repository, then type-checks,
// lints and tests them there.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';

const GENERATED = [
  'packages/ui/src/components/SampleField',
  'packages/ui/src/features/top-up',
  'packages/ui/src/catalogues',
  'packages/ui/src/locale',
  'packages/testing/src/features/top-up.ts',
  'stories/Components/SampleField.stories.tsx',
  'stories/Flows/TopUp.stories.tsx',
  'stories/Walks/Flows.stories.tsx',
  'stories/support/walks',
];

const TESTS = [
  'packages/ui/src/features/top-up',
  'packages/ui/src/catalogues',
  'packages/testing/src/walks.test.ts',
  'stories/support/walks',
  'scripts/docs.test.ts',
];

/** @param {string} copy */
function copyRepository(copy) {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: inProject(), encoding: 'utf8' });
  for (const file of tracked.split('\0')) {
    if (file === '' || file.includes('__image_snapshots__')) continue;
    cpSync(inProject(file), path.join(copy, file));
  }
  // Workspaces are linked to the copy; all other packages come from the repository.
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@rad-wallet'), { recursive: true });
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name !== '@rad-wallet')
      symlinkSync(inProject('node_modules', name), path.join(modules, name));
  }
  for (const name of readdirSync(path.join(copy, 'packages'))) {
    symlinkSync(path.join(copy, 'packages', name), path.join(modules, '@rad-wallet', name));
  }
  symlinkSync(path.join(copy, 'apps', 'wallet'), path.join(modules, '@rad-wallet', 'app'));
}

endChildrenOnSignal();
const copy = mkdtempSync(path.join(tmpdir(), 'templates-'));
try {
  copyRepository(copy);
  const commands = [
    ['node', 'scripts/new.mjs', 'component', 'SampleField'],
    ['node', 'scripts/new.mjs', 'flow', 'top-up'],
    ['oxfmt', ...GENERATED],
    ['tsc', '--noEmit'],
    ['oxlint', '--deny-warnings', ...GENERATED],
    ['vitest', 'run', ...TESTS],
    // Its messages are in English, which the tests of the catalogues reject, so it is only type-checked and linted.
    ['node', 'scripts/new.mjs', 'language', 'fr'],
    ['oxfmt', '--check', ...GENERATED],
    ['tsc', '--noEmit'],
    ['oxlint', '--deny-warnings', 'packages/ui/src'],
    ['vitest', 'run', 'packages/ui/src/locale'],
  ];
  for (const [command = '', ...args] of commands) {
    const code = await run(command, args, { cwd: copy, limitMs: 300_000 });
    if (code !== 0) {
      console.error(`${command} ${args.join(' ')} failed.`);
      process.exitCode = 1;
      break;
    }
  }
} finally {
  rmSync(copy, { recursive: true });
}
