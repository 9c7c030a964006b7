// What a published folder must have, beside what `npm run check:packages` holds of its modules.
import path from 'node:path';

/** What npm says of the machine that it runs on, not of the package. */
const OF_THE_MACHINE =
  /Unknown (user|env|cli|global|builtin|project) config|requires you to be logged in/;

/** @param {string} stderr of npm */
export const npmWarnings = (stderr) =>
  stderr
    .split('\n')
    .filter((line) => /^npm (warn|error)/i.test(line) && !OF_THE_MACHINE.test(line));

const FIELDS = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'engines',
  'files',
  'exports',
];

/**
 * @param {Record<string, unknown>} manifest
 * @returns {string[]}
 */
export const manifestProblems = (manifest) => [
  ...FIELDS.filter((field) => manifest[field] === undefined).map(
    (field) => `package.json has no ${field}.`,
  ),
  ...['private', 'devDependencies', 'scripts']
    .filter((field) => manifest[field] !== undefined)
    .map((field) => `package.json must not have ${field}.`),
];

/**
 * The files that a README shows or leads to.
 * @param {string} readme
 */
export const filesNamedBy = (readme) =>
  [...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, file = '']) =>
    path.posix.normalize(file),
  );

/**
 * @param {readonly string[]} built all that lies in the folder
 * @param {readonly string[]} packed what npm takes of it
 * @param {string} readme
 * @returns {string[]}
 */
export function fileProblems(built, packed, readme) {
  const has = new Set(packed);
  const needed = ['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json', ...filesNamedBy(readme)];
  return [
    ...needed.filter((file) => !has.has(file)).map((file) => `${file} is not in the package.`),
    ...built
      .filter((file) => !has.has(file) && !needed.includes(file))
      .map((file) => `${file} was built, and is not in the package.`),
  ];
}
