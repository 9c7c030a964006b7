import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';
import { styleProblems } from './lib/styleRules.mjs';

const sheet = (declaration: string) => `export const box = style({ ${declaration} });`;

describe('a style sheet may not say', () => {
  test.each([
    `marginLeft: vars.space[2]`,
    `paddingTop: 0`,
    `left: 0`,
    `insetBlock: 0, bottom: 0`,
    `borderTopLeftRadius: vars.radius.md`,
    `selectors: { '&:hover': { borderRight: 'none' } }`,
    `textAlign: 'right'`,
    `color: '#fff'`,
    `boxShadow: '0 1px 2px rgb(0 0 0 / 10%)'`,
    'background: `linear-gradient(oklch(50% 0.1 20), ${vars.color.surface})`',
    `fontSize: '14px'`,
    `fontSize: 14`,
  ])('%s', (declaration) => {
    expect(styleProblems(sheet(declaration))).toHaveLength(1);
  });
});

test('what the theme gives and what follows the text is welcome', () => {
  const declarations = `
    marginInlineStart: vars.space[2],
    insetBlockStart: 0,
    textAlign: 'start',
    color: 'currentColor',
    backgroundColor: vars.color.surface,
    fontSize: vars.font.size.md,
    borderBlockEnd: \`1px solid \${vars.color.border}\`,
  `;
  expect(styleProblems(sheet(declarations))).toEqual([]);
});

test('no style sheet of the library does', () => {
  const files = globSync('packages/ui/src/**/*.css.ts', { cwd: inProject() }).filter(
    (file) => !/[\\/]theme[\\/]/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const problems = files.flatMap((file) =>
    styleProblems(readFileSync(inProject(file), 'utf8')).map((problem) => `${file}, ${problem}`),
  );
  expect(problems).toEqual([]);
});
