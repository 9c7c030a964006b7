import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

/** Returns the relative imports of a file and of the files that it imports, except those of types. */
function listImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const isType = ({ entries }: { entries: readonly { isType: boolean }[] }) =>
    entries.length > 0 && entries.every((entry) => entry.isType);
  const specifiers = [
    ...staticImports.filter((it) => !isType(it)).map((it) => it.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((it) => it.moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ].filter((specifier) => specifier.startsWith('.'));
  return specifiers.flatMap((specifier) => {
    const imported = path.resolve(path.dirname(file), specifier);
    return [specifier, ...(path.extname(specifier) ? listImports(imported, seen) : [])];
  });
}

// Storybook loads its configuration in Node, and prints a warning for each import without an extension.
it('is loaded by Node without imports that lack an extension', () => {
  const imports = listImports(path.join(import.meta.dirname, 'main.ts'));
  expect(imports).toContain('./limitDocgen.ts');
  expect(imports.filter((specifier) => path.extname(specifier) === '')).toEqual([]);
});
