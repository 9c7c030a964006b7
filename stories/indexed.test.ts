import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// Storybook reads the files and does not run them: `export const X = helper()` is no story to it,
// is shown nowhere and tested nowhere. It has to be `export const X = meta.story(helper())`.
it.each(Object.entries(sources))('every story of %s is listed', (file, code) => {
  const listed = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  const exported = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(exported.length).toBeGreaterThan(0);
  expect(Object.keys(listed._stories)).toEqual(exported);
});
