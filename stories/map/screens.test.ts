import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const pages = globSync('Pages/*.stories.tsx', { cwd: path.resolve(import.meta.dirname, '..') });

test.each(pages)('%s has an area and a screen on the map', (file) => {
  const source = readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
  expect(source).toMatch(/preview\.meta\(\{[^]*tags: \['area:[a-z-]+'\]/);
  expect(source).toContain("tags: ['screen']");
});
