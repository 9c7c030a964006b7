// Every check of `npm test`, in the order in which they are begun: the scripts of package.json.
import { inProject } from './project.mjs';

const minute = 60_000;

export const logs = inProject('.cache', 'test');

/** @param {string} name */
export const reportFile = (name) => `${logs}/${name}.json`;

/**
 * @typedef {object} Step
 * @property {string} name for `--only`
 * @property {string} title for people
 * @property {readonly [string, ...string[]]} command
 * @property {number} limitMs after this time it is ended and has failed
 * @property {readonly string[]} [after] the steps that must have succeeded before
 * @property {boolean} [alone] begun when all else is done: its timing suffers from company
 * @property {import('./reports.mjs').ReportKind} [report] it runs tests, and leaves this kind of report
 * @property {Record<string, string | undefined>} [env]
 * @property {boolean} [isPart] only some of its tests were chosen: those that its report has as skipped were not
 */

/**
 * @param {string} name a script of package.json
 * @param {...string} args
 * @returns {[string, ...string[]]}
 */
const script = (name, ...args) => ['npm', 'run', '--silent', name, '--', ...args];

/** @param {string} name */
const vitestReport = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile(name)}`,
];

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'storybook',
    title: 'Storybook builds',
    command: script('build:storybook'),
    limitMs: 10 * minute,
  },
  {
    name: 'manifest',
    title: 'the manifest has all components',
    command: script('manifest'),
    limitMs: minute,
    after: ['storybook'],
  },
  { name: 'types', title: 'types', command: script('typecheck'), limitMs: 3 * minute },
  { name: 'lint', title: 'lint', command: script('lint'), limitMs: 2 * minute },
  { name: 'imports', title: 'import rules', command: script('lint:imports'), limitMs: minute },
  { name: 'format', title: 'format', command: script('format:check'), limitMs: 2 * minute },
  {
    name: 'unit',
    title: 'unit tests',
    command: script('test:unit', '--project=ui', '--project=others', ...vitestReport('unit')),
    limitMs: 10 * minute,
    report: 'vitest',
  },
  {
    name: 'states',
    title: 'states of the flows',
    // What the model has; that the views were seen to pass it, the stories tell.
    command: script('test:unit', '--project=states', ...vitestReport('states')),
    limitMs: 10 * minute,
    report: 'vitest',
  },
  {
    name: 'server',
    title: 'drawn by a server',
    command: script('test:server', ...vitestReport('server')),
    limitMs: 10 * minute,
    after: ['browser'],
    report: 'vitest',
  },
  {
    name: 'wallet',
    title: 'wallet builds',
    command: script('build:wallet'),
    limitMs: 10 * minute,
    env: { VITE_API_URL: undefined },
  },
  {
    name: 'packages',
    title: 'packages',
    command: script('check:packages'),
    limitMs: 5 * minute,
  },
  {
    name: 'examples',
    title: 'examples, installed',
    command: script('test:examples', '--no-build'),
    limitMs: 10 * minute,
    after: ['browser', 'packages'],
  },
  {
    name: 'size',
    title: 'size budgets',
    command: script('size'),
    limitMs: 2 * minute,
    after: ['wallet', 'packages'],
  },
  {
    name: 'backend',
    title: 'build without mocks',
    command: ['node', 'scripts/backend-build.mjs'],
    limitMs: 10 * minute,
    after: ['wallet'],
  },
  {
    name: 'hosted',
    title: 'wallet of a host builds',
    command: script('test:e2e:api', '--build-only'),
    limitMs: 10 * minute,
  },
  {
    name: 'stories',
    title: 'stories',
    command: script('test:visual', '--no-build', '--ci', `--report=${reportFile('stories')}`),
    limitMs: 30 * minute,
    after: ['browser', 'storybook'],
    alone: true,
    report: 'jest',
  },
  {
    name: 'pictures',
    title: 'every picture has its story',
    command: ['node', 'scripts/pictures.mjs'],
    limitMs: minute,
    after: ['stories'],
    alone: true,
  },
  {
    name: 'e2e',
    title: 'end to end',
    command: script('test:e2e', '--no-build', '--reporter=list,json'),
    limitMs: 15 * minute,
    after: ['browser', 'wallet'],
    alone: true,
    report: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('e2e') },
  },
  {
    name: 'api',
    title: 'end to end over a real API',
    command: script('test:e2e:api', '--no-build', '--reporter=list,json'),
    limitMs: 10 * minute,
    after: ['browser', 'hosted'],
    alone: true,
    report: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('api') },
  },
];

/** Only CI asks for this one: a person's tree may hold work. @type {Step} */
export const cleanTree = {
  name: 'tree',
  title: 'the tree is as it was',
  command: ['node', 'scripts/clean-tree.mjs'],
  limitMs: minute,
  alone: true,
};

/**
 * The steps that were asked for, with those that they need.
 * @param {readonly string[]} names all when empty
 */
export function choose(names) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such check: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  if (names.length === 0) return [...steps];
  const wanted = new Set(names);
  for (const { name, after = [] } of steps.toReversed()) {
    if (wanted.has(name)) for (const needed of after) wanted.add(needed);
  }
  return steps.filter(({ name }) => wanted.has(name));
}
