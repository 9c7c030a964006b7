import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';
import { writtenPaths } from './lib/pathRules.mjs';

describe('a path is found', () => {
  test.each([
    `<Link href="/funds" />`,
    `<PageHeader backHref="/" />`,
    `<PageHeader backHref={'/'} />`,
    `const tiles = [{ id: 'cash', href: '/funds' }];`,
    'const path = `/gift-${step}`;',
    `const tabs = { home: { to: '/' } };`,
  ])('%s', (source) => expect(writtenPaths(source)).toHaveLength(1));
});

test('what only looks like one is let pass', () => {
  const source = `
    import { en } from '../messages/en';
    /** Leads to /funds. */
    const expiry = typed.replace('//', '/');
    const both = 'Convert/Exchange';
    const link = <Link href={hrefs.funds} />;
  `;
  expect(writtenPaths(source)).toEqual([]);
});

test('no source of the library has one but the table of them', () => {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: inProject() }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const paths = files.flatMap((file) =>
    writtenPaths(readFileSync(inProject(file), 'utf8')).map((path) => `${file}, ${path}`),
  );
  expect(paths.filter((path) => !path.includes('hooks/useHrefs.ts'))).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});
