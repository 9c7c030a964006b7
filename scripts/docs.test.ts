import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { imports } from './lib/consumerSizes.mjs';
import { inProject } from './lib/project.mjs';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: inProject(), exclude: ['**/{node_modules,dist}'] });

const documents = find('{*,docs/**/*,packages/*/*}.md');

it('links to files that exist', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!\w+:|#)([^)#]+)[^)]*\)/g)]
      .map(([, target = '']) => path.join(path.dirname(document), target))
      .filter((target) => !existsSync(inProject(target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(documents).toContain('CONTRIBUTING.md');
  expect(broken).toEqual([]);
});

// The build copies these beside a package's README (scripts/build-packages.mjs).
it.each(find('packages/{api,ledger,mocks,ui,testing}/README.md'))(
  '%s links only to published files',
  (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) => to);
    expect(links).toContain('./CHANGELOG.md');
    expect(links.filter((to = '') => !/^\.\/(CHANGELOG\.md|picture\.\w+)$/.test(to))).toEqual([]);
  },
);

it.each(find('packages/{api,ledger,mocks,ui,testing}/package.json'))('%s is complete', (file) => {
  const manifest: unknown = JSON.parse(read(file));
  const text = expect.any(String);
  expect(manifest).toMatchObject({ description: text, license: text, engines: { node: text } });
  expect(manifest).toHaveProperty('keywords.length');
});

it('states the size limits of imports in the README of the library', () => {
  const rows = read('packages/ui/README.md').matchAll(
    /^\|.+?\| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm,
  );
  const stated = [...rows].map(([, ...row]) => row.map(Number));
  expect(stated).toEqual(imports.map(({ budget: { ours, peers, css } }) => [ours, peers, css]));
});

it('lists every decision in the architecture', () => {
  const links = find('docs/decisions/*.md').map((file) => path.relative('docs', file));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !read('docs/architecture.md').includes(link))).toEqual([]);
});

it('lists every section of the rules in their index', () => {
  const rules = read('docs/rules.md');
  const sections = [...rules.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const [index = ''] = /^\[.+\]\(#.+\)$/m.exec(rules) ?? [];
  expect([...index.matchAll(/\[(.+?)\]/g)].map(([, title]) => title)).toEqual(sections);
});

const ids = [...read('docs/rules.md').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id);

it('gives each rule a unique id', () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});

it('refers to rules that exist', () => {
  const areas = new Set(ids.map((id) => id.split('-')[0]));
  const sources = find('{packages,apps,stories,.storybook,docs}/**/*.{ts,tsx,md,mdx}');
  const missing = sources.flatMap((source) =>
    [...read(source).matchAll(/\b([A-Z]{2,})-\d{1,3}\b/g)]
      .filter(([id, area]) => areas.has(area) && !ids.includes(id))
      .map(([id]) => `${source}: ${id}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
