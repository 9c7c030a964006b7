// Lays out the files of the library's languages. English is the source of all others.
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';

const sources = inProject('packages', 'ui', 'src');
const catalogues = path.join(sources, 'catalogues');

/**
 * @param {string} file
 * @param {string} text
 */
function create(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  console.log(`created ${path.relative(inProject(), file)}`);
}

/**
 * Inserts a line after the last match of a pattern.
 * @param {string} file
 * @param {RegExp} pattern with the flags `gm`
 * @param {string} line
 */
function insertAfter(file, pattern, line) {
  const text = readFileSync(file, 'utf8');
  const match = [...text.matchAll(pattern)].at(-1);
  if (!match) throw new Error(`${file} has no line like ${pattern}.`);
  const end = match.index + match[0].length;
  writeFileSync(file, `${text.slice(0, end)}\n${line}${text.slice(end)}`);
  console.log(`changed ${path.relative(inProject(), file)}`);
}

/** Lists the tags of the languages. */
const listLanguages = () =>
  readdirSync(catalogues, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);

/**
 * Adds a language to a set of messages, in English.
 * @param {string} folder of the set
 * @param {string} tag
 */
function addToSet(folder, tag) {
  const english = readFileSync(path.join(folder, 'en.ts'), 'utf8');
  const messages = english
    .slice(english.indexOf('export default'))
    .replace(/\} as const;\s*$/, '} satisfies Shape<typeof english>;\n');
  const shape = path.relative(folder, path.join(sources, 'messages', 'shape'));
  const imports = [
    `import type { Shape } from '${shape.replaceAll(path.sep, '/')}';`,
    "import type english from './en';",
  ];
  create(path.join(folder, `${tag}.ts`), `${imports.join('\n')}\n\n${messages}`);
  insertAfter(
    path.join(folder, 'index.ts'),
    /^ {2}[\w-]+: \(\) => import\('.+'\),$/gm,
    `  ${tag}: () => import('./${tag}'),`,
  );
}

/**
 * Adds the English messages to a feature's set for each language that it lacks.
 * @param {string} feature name of the folder
 */
export function completeSet(feature) {
  const folder = path.join(sources, 'features', feature, 'messages');
  for (const tag of listLanguages()) {
    if (!readdirSync(folder).includes(`${tag}.ts`)) addToSet(folder, tag);
  }
}

/** @param {string} tag */
function createDefinition(tag) {
  const locale = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
  const isRtl = /Adlm|Ara[bn]|Hebr|Nkoo|Rohg|Syrc|Thaa/.test(locale.script ?? '');
  return [
    `  ${tag}: {`,
    `    tag: '${tag}',`,
    `    name: '${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}',`,
    `    direction: '${isRtl ? 'rtl' : 'ltr'}',`,
    `    formatLocale: '${tag}${numberingSystem === 'latn' ? '' : '-u-nu-latn'}',`,
    `    ariaLocale: '${locale.language}-${locale.region}',`,
    ...(locale.script === 'Arab' ? [`    script: 'naskh',`] : []),
    `    gram: 'g',`,
    '  },',
  ].join('\n');
}

/**
 * Adds a language whose messages are in English.
 * @param {string | undefined} tag
 */
export function addLanguage(tag) {
  if (!/^[a-z]{2,3}$/.test(tag ?? '')) throw new Error('Usage: npm run new:language fr');
  const language = String(tag);
  if (listLanguages().includes(language)) throw new Error(`The language ${tag} exists already.`);

  for (const file of globSync('**/messages/**/en.ts', { cwd: sources }).toSorted()) {
    addToSet(path.join(sources, path.dirname(file)), language);
  }
  const urdu = readFileSync(path.join(catalogues, 'ur', 'index.ts'), 'utf8');
  create(path.join(catalogues, language, 'index.ts'), urdu.replaceAll(/\bur\b/g, language));
  insertAfter(
    path.join(catalogues, 'index.ts'),
    /^ {2}\w+: async \(\) => \(await import\('.+'\)\)\.\w+,$/gm,
    `  ${language}: async () => (await import('./${language}')).${language},`,
  );
  insertAfter(
    path.join(sources, 'locale', 'languages.ts'),
    /^ {2}\},(?=\n\} as const satisfies)/gm,
    createDefinition(language),
  );
}
