// The steps of `npm test`, in the order in which they start.
import { inProject } from './project.mjs';

const minute = 60_000;

export const logs = inProject('.cache', 'test');

/** @param {string} name */
export const reportFile = (name) => `${logs}/${name}.json`;

/**
 * @typedef {object} Step
 * @property {string} name for `--only`
 * @property {string} title
 * @property {readonly [string, ...string[]]} command
 * @property {readonly string[]} [commandOfAll] additional arguments with `--all`
 * @property {readonly string[]} [commandOfUsual] additional arguments without `--all`
 * @property {number} limitMs
 * @property {readonly string[]} [after] its prerequisites
 * @property {boolean} [isAlone] runs after everything else, because other work affects its timing
 * @property {boolean} [isForRelease] runs only with `--all`
 * @property {import('./reports.mjs').ReportKind} [report] the format of the report that it writes
 * @property {Record<string, string | undefined>} [env]
 */

/**
 * @param {string} name a script of package.json
 * @param {...string} args
 * @returns {[string, ...string[]]}
 */
const script = (name, ...args) => ['npm', 'run', '--silent', name, '--', ...args];

/**
 * @param {string} name of the step
 * @param {...string} projects of vitest.config.ts
 */
const vitest = (name, ...projects) =>
  script(
    'test:unit',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  );

/** @param {Step} step @returns {Step} */
const markForRelease = (step) => ({ ...step, isForRelease: true });

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'storybook',
    title: 'Storybook builds',
    command: script('build:storybook'),
    limitMs: 10 * minute,
  },
  markForRelease({
    name: 'manifest',
    title: 'component manifest',
    command: script('manifest'),
    limitMs: minute,
    after: ['storybook'],
  }),
  { name: 'types', title: 'types', command: script('typecheck'), limitMs: 5 * minute },
  { name: 'lint', title: 'lint', command: script('lint'), limitMs: 2 * minute },
  { name: 'imports', title: 'import rules', command: script('lint:imports'), limitMs: 2 * minute },
  { name: 'format', title: 'format', command: script('format:check'), limitMs: 2 * minute },
  {
    name: 'unit',
    title: 'unit tests',
    command: vitest('unit', 'ui', 'others'),
    limitMs: 10 * minute,
    report: 'jest',
  },
  {
    name: 'states',
    title: 'states of the flows',
    command: vitest('states', 'states'),
    limitMs: 10 * minute,
    report: 'jest',
  },
  markForRelease({
    name: 'server',
    title: 'server rendering',
    command: vitest('server', 'server'),
    limitMs: 10 * minute,
    after: ['browser'],
    report: 'jest',
  }),
  {
    name: 'wallet',
    title: 'wallet builds',
    command: script('build:wallet'),
    limitMs: 10 * minute,
    env: { VITE_API_URL: undefined },
  },
  markForRelease({
    name: 'packages',
    title: 'packages',
    command: script('check:packages'),
    limitMs: 5 * minute,
  }),
  markForRelease({
    name: 'examples',
    title: 'examples, installed',
    command: script('test:examples', '--no-build'),
    limitMs: 10 * minute,
    after: ['browser', 'packages'],
  }),
  markForRelease({
    name: 'templates',
    title: 'generated component and flow',
    command: script('check:templates'),
    limitMs: 5 * minute,
  }),
  markForRelease({
    name: 'size',
    title: 'size budgets',
    command: script('size'),
    limitMs: 2 * minute,
    after: ['wallet', 'packages'],
  }),
  markForRelease({
    name: 'backend',
    title: 'build without mocks',
    command: ['node', 'scripts/backend-build.mjs'],
    limitMs: 10 * minute,
    after: ['wallet'],
  }),
  markForRelease({
    name: 'hosted',
    title: 'wallet for a real API builds',
    command: script('test:e2e:api', '--build-only'),
    limitMs: 10 * minute,
  }),
  {
    name: 'stories',
    title: 'stories',
    command: script('test:visual', '--no-build', '--ci', `--report=${reportFile('stories')}`),
    commandOfAll: ['--all'],
    limitMs: 30 * minute,
    after: ['browser', 'storybook'],
    isAlone: true,
    report: 'jest',
  },
  {
    name: 'e2e',
    title: 'end to end',
    command: script('test:e2e', '--no-build', '--reporter=list,json'),
    commandOfUsual: ['--grep-invert=forcedColors.spec'],
    limitMs: 15 * minute,
    after: ['browser', 'wallet'],
    isAlone: true,
    report: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('e2e') },
  },
  markForRelease({
    name: 'api',
    title: 'end to end over a real API',
    command: script('test:e2e:api', '--no-build', '--reporter=list,json'),
    limitMs: 10 * minute,
    after: ['browser', 'hosted'],
    isAlone: true,
    report: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('api') },
  }),
];

/**
 * Returns the chosen steps and their prerequisites.
 * @param {{ names?: readonly string[], isAll?: boolean }} [options] without `names`, returns every step; those for a
 *   release only with `isAll`
 * @returns {Step[]}
 */
export function chooseSteps({ names = [], isAll = false } = {}) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown step: ${unknown.join(', ')}. The steps: ${known.join(', ')}.`);
  }
  const wanted = new Set(names);
  for (const { name, after = [] } of steps.toReversed()) {
    if (wanted.has(name)) for (const needed of after) wanted.add(needed);
  }
  return steps
    .filter(({ name, isForRelease }) =>
      names.length > 0 ? wanted.has(name) : isAll || !isForRelease,
    )
    .map(({ command, commandOfAll = [], commandOfUsual = [], ...step }) => ({
      ...step,
      command: [...command, ...(isAll ? commandOfAll : commandOfUsual)],
    }));
}
