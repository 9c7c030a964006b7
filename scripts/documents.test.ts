import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: inProject() });

test('a link leads to a file that is there', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
      .map(([, target = '']) => path.join(path.dirname(document), target))
      .filter((target) => !existsSync(inProject(target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(documents).toContain('CONTRIBUTING.md');
  expect(broken).toEqual([]);
});

test('every decision is listed, and says its context, itself and what follows', () => {
  const decisions = documents.filter((document) => document.startsWith('docs/decisions/'));
  expect(decisions.length).toBeGreaterThan(0);
  for (const decision of decisions) {
    const headings = [...read(decision).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings, decision).toEqual(['Context', 'Decision', 'Consequences']);
    expect(read('docs/architecture.md')).toContain(path.relative('docs', decision));
  }
});
