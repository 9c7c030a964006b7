import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { inProject } from '../scripts/lib/project.mjs';

const files = globSync('stories/**/*.stories.tsx', { cwd: inProject() });

// Storybook reads the files and does not run them: `export const X = helper()` is no story to it,
// is shown nowhere and tested nowhere. It has to be `export const X = meta.story(helper())`.
it.each(files)('every story of %s is listed', (file) => {
  const code = readFileSync(inProject(file), 'utf8');
  const listed = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? file }).parse();
  const exported = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(Object.keys(listed._stories)).toEqual(exported);
});
