import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../apps/wallet/src/features/routes';

const stories = path.resolve(import.meta.dirname, '..');
const sources = globSync('Pages/*.stories.tsx', { cwd: stories }).map(
  (file) => [file, readFileSync(path.join(stories, file), 'utf8')] as const,
);

test.each(sources)('%s has an area and a screen on the map', (_file, source) => {
  expect(source).toMatch(/preview\.meta\(\{[^]*tags: \['area:[a-z-]+'/);
  expect(source).toContain("tags: ['screen']");
});

const pages = [...new Set(routes.map(({ page }) => page))];

test.each(pages)('%s has stories', (page) => {
  const files = sources.filter(([, source]) =>
    new RegExp(`<${page} |component: ${page}\\b`).test(source),
  );
  expect(files).not.toEqual([]);
});
