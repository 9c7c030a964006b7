import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillVersions, packageFolders, readManifest } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(inProject(file), 'utf8')) as Manifest;

/** Returns the lowest version in a range such as `^1.2.3` or `>=19.2`. */
function getLowest(range: string): string {
  const version = range.replace(/^\D+/, '');
  return version.includes('-') ? version : `${version}.0.0`.split('.', 3).join('.');
}

const lowest = Object.fromEntries(
  globSync('packages/*/package.json', { cwd: inProject() }).flatMap((file) =>
    file.includes('statecharts')
      ? []
      : Object.entries(read(file).peerDependencies ?? {}).map(
          ([name, range]) => [name, getLowest(range)] as const,
        ),
  ),
);

it.each(['kuwait', 'vitest'])('%s installs the lowest supported peer dependencies', (name) => {
  const { dependencies, devDependencies } = read(`examples/${name}/package.json`);
  const installed = { ...dependencies, ...devDependencies };
  const peers = Object.keys(lowest).filter((peer) => peer in installed);
  expect(peers).toEqual(expect.arrayContaining(['react', 'react-dom', 'xstate']));
  expect(peers.map((peer) => [peer, installed[peer]])).toEqual(
    peers.map((peer) => [peer, lowest[peer]]),
  );
});

it('the project of create-rad-wallet has the versions of this repository', () => {
  const template = read('packages/create-rad-wallet/src/template/package.json');
  const manifests = [
    'examples/vitest/package.json',
    'package.json',
    ...globSync('{packages,apps}/*/package.json', { cwd: inProject() }),
  ].map(read);
  const expected: Record<string, string | undefined> = Object.assign(
    {},
    ...manifests.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies]),
  );
  const packages = packageFolders.map((folder) => readManifest(folder).name);
  for (const [name, version] of Object.entries({
    ...template.dependencies,
    ...template.devDependencies,
  })) {
    expect([name, version]).toEqual([name, packages.includes(name) ? '*' : expected[name]]);
  }
});

it('a release of create-rad-wallet names its own version of the packages', () => {
  const { dependencies } = fillVersions(
    { dependencies: { '@rad-wallet/ui': '*', react: '19.3.1' } },
    '1.2.0',
  );
  expect(dependencies).toEqual({ '@rad-wallet/ui': '^1.2.0', react: '19.3.1' });
});
