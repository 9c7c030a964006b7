import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

const rules = readFileSync(inProject('docs', 'rules.md'), 'utf8');
const ids = [...rules.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id);
const areas = new Set(ids.map((id) => id?.split('-')[0]));

test('a rule has an id of its own', () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the contents name every table', () => {
  const contents = [...rules.matchAll(/\[([^\]]+)\]\(#[a-z-]+\)/g)].map(([, heading]) => heading);
  const headings = [...rules.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(contents).toEqual(headings);
});

test('what the code and the rules refer to exists', () => {
  const sources = globSync('{packages,apps,stories,.storybook,docs}/**/*.{ts,tsx,md}', {
    cwd: inProject(),
    exclude: (path) => path.includes('node_modules'),
  });
  const missing = sources.flatMap((source) => {
    const mentions = readFileSync(inProject(source), 'utf8').matchAll(/\b([A-Z]{2,})-\d{1,3}\b/g);
    return [...mentions]
      .filter(([id, area]) => areas.has(area) && !ids.includes(id))
      .map(([id]) => `${source}: ${id}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('a comment that leans on the rules names one of them', () => {
  const sources = globSync('{packages,apps,stories}/**/*.{ts,tsx}', {
    cwd: inProject(),
    exclude: (path) => path.includes('node_modules'),
  });
  const vague = sources.filter((source) =>
    [...readFileSync(inProject(source), 'utf8').matchAll(/docs\/rules\.md[ :(]+(\S+)/g)].some(
      ([, word = '']) => !areas.has(word.replace(/[^A-Z].*$/, '')),
    ),
  );
  expect(vague).toEqual([]);
});
