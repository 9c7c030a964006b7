import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getBaselinePath, getVariants } from './variants.ts';

const folder = path.resolve('stories/__image_snapshots__');

export const getBaselineFile = (name: string) => path.join(folder, name);

const listBaselines = () =>
  globSync('**/*.png', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));

/** Returns the baselines that belong to no story. */
export function findOrphans(stories: readonly { id: string; tags: readonly string[] }[]): string[] {
  const expected = new Set(
    stories
      .filter(({ tags }) => !tags.includes('no-visual'))
      .flatMap(({ id, tags }) => getVariants(tags).map((variant) => getBaselinePath(id, variant))),
  );
  return listBaselines().filter((name) => !expected.has(name));
}

export function removeBaselines(names: readonly string[]): void {
  for (const name of names) rmSync(getBaselineFile(name));
}

/** Returns groups of baselines with the same contents. */
export function findDuplicates(): string[][] {
  const namesByHash = new Map<string, string[]>();
  for (const name of listBaselines()) {
    const hash = createHash('sha256')
      .update(readFileSync(getBaselineFile(name)))
      .digest('hex');
    namesByHash.set(hash, [...(namesByHash.get(hash) ?? []), name]);
  }
  return [...namesByHash.values()].filter((names) => names.length > 1);
}
