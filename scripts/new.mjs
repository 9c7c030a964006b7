// npm run new:component NAME, npm run new:flow NAME: copies the files of scripts/templates and replaces the template's
// name. npm run new:language TAG: lays out a language with the English messages (lib/languages.mjs). Files in the template's `append` folder are appended to existing files; files in its `insert` folder are
// inserted before the last line.
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addLanguage, completeSet } from './lib/languages.mjs';
import { run } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';

const KINDS = {
  component: { pattern: /^[A-Z][A-Za-z\d]*$/, example: 'SampleField', folder: 'components' },
  flow: { pattern: /^[a-z][a-z\d]*(-[a-z\d]+)+$/, example: 'top-up', folder: 'features' },
};

/** @param {string} word */
const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Replaces the template's name in every case style (camelCase, kebab-case and so on).
 * @param {string} text
 * @param {string} name
 */
function replaceName(text, name) {
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split('-');
  const pascal = words.map(capitalize).join('');
  return text
    .replaceAll('template-name', words.join('-'))
    .replaceAll('TemplateName', pascal)
    .replaceAll('templateName', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('TEMPLATENAME', words.join('').toUpperCase())
    .replaceAll('Template Name', words.map(capitalize).join(' '))
    .replaceAll('Template name', capitalize(words.join(' ')));
}

/**
 * Separates the imports at the top of a module from the rest.
 * @param {string} text
 * @returns {[imports: string, rest: string]}
 */
function splitImports(text) {
  const [imports = ''] = /^(import .+\n)*/.exec(text) ?? [];
  return [imports, text.slice(imports.length)];
}

/**
 * Adds a flow's section to the index of docs/rules.md.
 * @param {string} name
 */
function addToRulesIndex(name) {
  const file = inProject('docs', 'rules.md');
  const link = replaceName('[Template name](#template-name)', name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\[.+\]\(#.+\)$/m, `$& · ${link}`));
}

/**
 * @param {string} kind
 * @param {string | undefined} name
 */
function create(kind, name) {
  if (kind !== 'component' && kind !== 'flow') throw new Error(`There is no template ${kind}.`);
  const { pattern, example, folder } = KINDS[kind];
  if (name === undefined) throw new Error(`Usage: npm run new:${kind} ${example}`);
  if (!pattern.test(name)) {
    throw new Error(`"${name}" is not a valid name. Example: npm run new:${kind} ${example}`);
  }
  // Names that differ only in case are the same folder on macOS and Windows.
  const taken = readdirSync(inProject('packages', 'ui', 'src', folder)).find(
    (other) => other.toLowerCase() === name.toLowerCase(),
  );
  if (taken !== undefined) throw new Error(`The ${kind} ${taken} exists already.`);

  const templates = inProject('scripts', 'templates', kind);
  const read = (/** @type {string} */ template) =>
    replaceName(readFileSync(path.join(templates, template), 'utf8'), name);

  for (const template of globSync('{packages,stories}/**/*.*', { cwd: templates }).toSorted()) {
    const file = replaceName(template, name);
    mkdirSync(path.dirname(inProject(file)), { recursive: true });
    writeFileSync(inProject(file), read(template), { flag: 'wx' });
    console.log(`created ${file}`);
  }
  for (const template of globSync('{append,insert}/**/*.*', { cwd: templates }).toSorted()) {
    const [place = '', ...parts] = template.split(path.sep);
    const file = inProject(...parts);
    const text = readFileSync(file, 'utf8');
    const [imports, rest] = splitImports(read(template));
    const end = place === 'insert' ? text.trimEnd().lastIndexOf('\n') + 1 : text.length;
    writeFileSync(file, imports + text.slice(0, end) + rest + text.slice(end));
    console.log(`changed ${parts.join('/')}`);
  }
  if (kind === 'flow') {
    addToRulesIndex(name);
    completeSet(name);
  }
  console.log('\nNext: npm run format, npm run charts, npm run test:visual -- --update');
}

const [kind = '', name] = process.argv.slice(2);
try {
  if (kind === 'language') {
    addLanguage(name);
    console.log(
      '\nNext: check the definition, translate the messages and the brand texts (packages/ui/src/brand), npm test',
    );
  } else {
    create(kind, name);
  }
  // Adds the message sets to the catalogues.
  process.exitCode = await run('vitest', ['run', 'scripts/messages.test.ts', '--update'], {});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
