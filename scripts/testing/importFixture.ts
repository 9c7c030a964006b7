import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { inProject } from '../lib/project.mjs';

const workspaces = {
  ui: 'packages/ui',
  testing: 'packages/testing',
  api: 'packages/api',
  mocks: 'packages/mocks',
  contract: 'packages/contract',
  server: 'packages/server',
  app: 'apps/wallet',
};

/**
 * Lays a project of empty files, in which one source at a time is judged by the import rules.
 * @param files what the sources may import, relative to the root
 * @param packages the foreign packages that are installed
 */
export async function importFixture(files: readonly string[], packages: readonly string[]) {
  const baseDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'imports-')));
  const options = await extractOptions(inProject('.dependency-cruiser.mjs'));

  const lay = (file: string, content = '') => {
    const target = path.join(baseDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  for (const file of files) lay(file);
  for (const name of packages) {
    lay(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    lay(`node_modules/${name}/index.js`);
  }
  for (const folder of ['', ...Object.values(workspaces)]) {
    mkdirSync(path.join(baseDir, folder), { recursive: true });
    cpSync(inProject(folder, 'package.json'), path.join(baseDir, folder, 'package.json'));
  }
  mkdirSync(path.join(baseDir, 'node_modules/@rad-wallet'));
  for (const [name, folder] of Object.entries(workspaces)) {
    symlinkSync(path.join(baseDir, folder), path.join(baseDir, 'node_modules/@rad-wallet', name));
  }

  return {
    /** The names of the rules that a source breaks when it stands in a file, and all that it imports. */
    async judge(file: string, source: string) {
      lay(file, source);
      const { output } = await cruise([file], { ...options, baseDir });
      if (typeof output === 'string') throw new Error(output);
      lay(file);
      return {
        broken: output.summary.violations.map(({ rule }) => rule.name),
        imports: output.modules.find((module) => module.source === file)?.dependencies ?? [],
      };
    },
    remove: () => rmSync(baseDir, { recursive: true }),
  };
}
