import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { repositoryOf } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';
import { fileProblems, filesNamedBy, manifestProblems, npmWarnings } from './lib/releaseRules.mjs';

const manifest = {
  name: '@rad-wallet/thing',
  version: '1.0.0',
  description: 'A thing.',
  keywords: ['thing'],
  license: 'MIT',
  engines: { node: '>=20' },
  files: ['**/*.js'],
  exports: {},
};

describe('a published folder', () => {
  test('may not be warned of by npm; what npm says of the machine is another matter', () => {
    const stderr = `npm warn publish npm auto-corrected some errors in your package.json
npm warn Unknown user config "thing".
npm notice 12 files
npm warn This command requires you to be logged in (dry-run)`;
    expect(npmWarnings(stderr)).toEqual([
      'npm warn publish npm auto-corrected some errors in your package.json',
    ]);
  });

  test('says what it is, and nothing of the workspace', () => {
    expect(manifestProblems(manifest)).toEqual([]);
    const { license: _license, ...unlicensed } = manifest;
    expect(manifestProblems(unlicensed)).toEqual(['package.json has no license.']);
    expect(manifestProblems({ ...manifest, private: true })).toHaveLength(1);
    expect(manifestProblems({ ...manifest, scripts: {} })).toHaveLength(1);
  });

  test('has what its README shows, and all that was built', () => {
    const readme = '![It](./picture.png) and [a site](https://react.dev), [above](#install)';
    expect(filesNamedBy(readme)).toEqual(['picture.png']);
    const files = ['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json', 'picture.png'];
    expect(fileProblems(files, files, readme)).toEqual([]);
    expect(fileProblems(files, files.slice(0, 4), readme)).toEqual([
      'picture.png is not in the package.',
    ]);
    expect(fileProblems([...files, 'stray.txt'], files, readme)).toEqual([
      'stray.txt was built, and is not in the package.',
    ]);
  });

  test('names the repository whose workflow builds it, and none where there is no workflow', () => {
    expect(repositoryOf('@rad-wallet/ui', {})).toEqual({});
    const env = { GITHUB_SERVER_URL: 'https://git.test', GITHUB_REPOSITORY: 'someone/wallet' };
    expect(repositoryOf('@rad-wallet/ui', env).repository).toEqual({
      type: 'git',
      url: 'git+https://git.test/someone/wallet.git',
      directory: 'packages/ui',
    });
  });
});

describe('the release workflow', () => {
  const workflow = readFileSync(inProject('.github', 'workflows', 'release.yml'), 'utf8');

  test('uses actions by the commit that was read, with its version beside it', () => {
    const used = [...workflow.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(4);
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('lets one job prove where a package is from, and that one builds nothing', () => {
    const jobs = workflow.split(/^  (?=\w+:$)/m).slice(1);
    const proving = jobs.filter((job) => job.includes('id-token: write'));
    expect(proving.map((job) => job.split(':')[0])).toEqual(['publish']);
    expect(proving[0]).toContain("NPM_CONFIG_PROVENANCE: 'true'");
    expect(proving[0]).not.toMatch(/run: npm (run|test)/);
  });
});
