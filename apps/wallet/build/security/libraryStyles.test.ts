import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { libraryStyles } from './libraryStyles.ts';
import { buildContentSecurityPolicy, hashSource } from './policy.ts';

const modules = path.join(import.meta.dirname, '../../../../node_modules');
const makers = globSync('react-{aria,aria-components,stately}/dist/**/*.mjs', { cwd: modules })
  .map((file) => ({ file, code: readFileSync(path.join(modules, file), 'utf8') }))
  .filter(({ code }) => code.includes("createElement('style')"));

test('React Aria creates style elements only in these modules', () => {
  expect(makers.map(({ file }) => path.basename(file)).sort()).toEqual([
    'usePress.mjs',
    'usePreventScroll.mjs',
  ]);
});

test.each([
  ['usePress.mjs', libraryStyles.pressable],
  ['usePreventScroll.mjs', libraryStyles.preventScroll],
])('the policy contains the hash of the styles of %s', (name, text) => {
  const code = makers.find(({ file }) => file.endsWith(`/${name}`))?.code ?? '';
  const [, written = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code) ?? [];
  const filled = written.replaceAll(/\$\{([^}]+)\}/g, (_all, variable: string) => {
    const declared = new RegExp(`const ${variable.replaceAll('$', String.raw`\$`)} = '([^']*)'`);
    return declared.exec(code)?.[1] ?? '';
  });
  expect(filled.trim()).toBe(text);
  expect(buildContentSecurityPolicy({ html: '' })['style-src']).toContain(
    hashSource(filled.trim()),
  );
});
