// Rules for published files that neither publint nor Are The Types Wrong checks.
import { parseSync } from 'oxc-parser';
import path from 'node:path';

/**
 * Lists the module specifiers that a built module imports, including type imports.
 * @param {string} file
 * @param {string} code
 */
function listImports(file, code) {
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
  // An import inside a type, such as `import('react').JSX.Element`.
  JSON.stringify(program, (_key, node) => {
    if (node?.type === 'TSImportType') found.push(node.source.value);
    return typeof node === 'bigint' ? String(node) : node;
  });
  return [...new Set(found)].toSorted();
}

/** @param {string} specifier `@scope/name/path` → `@scope/name` */
const getPackageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Finds relative links of Markdown files that lead nowhere.
 * @param {ReadonlyMap<string, string>} files text by path
 * @returns {string[]}
 */
export const findBrokenLinks = (files) =>
  [...files].flatMap(([file, text]) =>
    /\.md$|^llms\.txt$/.test(file)
      ? [...text.matchAll(/\]\((\.\.?\/[^)\s#]+)/g)]
          .map(([, target = '']) => target)
          .filter((target) => !files.has(path.posix.join(path.posix.dirname(file), target)))
          .map((target) => `${file}: links to ${target}, which does not exist.`)
      : [],
  );

/**
 * Finds files that are only for tests, and imports that a consumer cannot resolve.
 * @param {Readonly<import('./packages.mjs').PublishedManifest>} manifest
 * @param {ReadonlyMap<string, string>} files text by path
 * @returns {string[]}
 */
export function findFileProblems(manifest, files) {
  const listed = new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).concat(manifest.name),
  );
  /** @type {string[]} */
  const problems = findBrokenLinks(files);
  for (const [file, code] of files) {
    // A project that the package creates has its own tests.
    if (file.startsWith('template/')) continue;
    if (/\.(test|stories|arbitraries)\.|(^|\/)testing\//.test(file)) {
      problems.push(`${file}: is used by our own tests only.`);
    }
    // A consumer's vanilla-extract would evaluate the file again and lose its class names.
    if (/\.css\.([cm]?js|tsx?)$/.test(file)) problems.push(`${file}: is named like a style sheet.`);
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    for (const specifier of listImports(file, code)) {
      if (specifier.endsWith('.css')) problems.push(`${file}: imports ${specifier}.`);
      else if (specifier.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(file), specifier);
        const expected = file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target;
        if (!files.has(expected)) problems.push(`${file}: imports ${specifier}: no such file.`);
      } else if (
        !specifier.startsWith('node:') &&
        !listed.has(getPackageName(specifier)) &&
        !listed.has(`@types/${getPackageName(specifier)}`)
      ) {
        problems.push(`${file}: imports ${specifier}, which package.json does not list.`);
      }
    }
  }
  return problems;
}
