// What must be true of every file of a published package.
import { parseSync } from 'oxc-parser';
import path from 'node:path';

/**
 * What a built module imports, types too.
 * @param {string} file
 * @param {string} code
 */
export function importsOf(file, code) {
  const { module, program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {string[]} */
  const found = [];
  for (const { moduleRequest } of module.staticImports) found.push(moduleRequest.value);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) found.push(moduleRequest.value);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = code.slice(moduleRequest.start, moduleRequest.end);
    const [, specifier] = /^(?:'|")(.*)(?:'|")$/.exec(text) ?? [];
    if (specifier) found.push(specifier);
  }
  // `import('react').JSX.Element` in a type.
  JSON.stringify(program, (_key, node) => {
    if (node?.type === 'TSImportType') found.push(node.source.value);
    return typeof node === 'bigint' ? String(node) : node;
  });
  return [...new Set(found)].toSorted();
}

/** @param {string} specifier `@scope/name/path` → `@scope/name` */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @typedef {object} PublishedManifest
 * @property {string} name
 * @property {Record<string, unknown>} exports
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * What is wrong with the files of a package, a sentence each.
 * @param {PublishedManifest} manifest
 * @param {ReadonlyMap<string, string>} files text by path
 */
export function packageProblems(manifest, files) {
  const listed = new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).concat(manifest.name),
  );
  /** @type {string[]} */
  const problems = [];
  if (Object.keys(manifest.exports).some((entry) => entry.includes('*'))) {
    problems.push('exports: a pattern lets out whatever happens to lie there.');
  }
  for (const [file, code] of files) {
    if (/\.(test|stories|arbitraries)\.|(^|\/)testing\//.test(file)) {
      problems.push(`${file}: is of use for our own tests only.`);
    }
    // Whoever has vanilla-extract in their build would have it evaluated again, without its class names.
    if (/\.css\.([cm]?js|tsx?)$/.test(file)) problems.push(`${file}: is named as a style sheet.`);
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const typesOnly = file.endsWith('.d.ts');
    for (const specifier of importsOf(file, code)) {
      if (specifier.endsWith('.css')) problems.push(`${file}: imports ${specifier}.`);
      else if (specifier.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(file), specifier);
        const there = typesOnly ? target.replace(/\.js$/, '.d.ts') : target;
        if (!files.has(there)) problems.push(`${file}: imports ${specifier}, which is not there.`);
      } else if (
        !listed.has(packageOf(specifier)) &&
        !listed.has(`@types/${packageOf(specifier)}`)
      ) {
        problems.push(`${file}: imports ${specifier}, which package.json does not list.`);
      }
    }
  }
  return problems;
}

/**
 * The public face of a package as text, so that a change of it shows.
 * @param {readonly { path: string, values: readonly string[], names: readonly string[] }[]} entries
 */
export const faceOf = (entries) =>
  entries
    .map(({ path: entry, values, names }) =>
      [entry, ...names.map((name) => `  ${values.includes(name) ? '' : 'type '}${name}`)].join(
        '\n',
      ),
    )
    .join('\n')
    .concat('\n');
