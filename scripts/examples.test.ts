import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from './lib/project.mjs';

interface Manifest {
  dependencies: Record<string, string>;
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

it.each(['vite', 'vitest'])('%s installs the lowest supported peer dependencies', (name) => {
  const { dependencies, devDependencies } = read(`examples/${name}/package.json`);
  const installed = { ...dependencies, ...devDependencies };
  const peers = Object.keys(lowest).filter((peer) => peer in installed);
  expect(peers).toEqual(expect.arrayContaining(['react', 'react-dom', 'xstate']));
  expect(peers.map((peer) => [peer, installed[peer]])).toEqual(
    peers.map((peer) => [peer, lowest[peer]]),
  );
});
