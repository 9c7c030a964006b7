// The steps of `npm test`, in the order in which they start.
import { inProject } from './project.mjs';

const minute = 60_000;

export const logs = inProject('.cache', 'test');

/** @param {string} name */
export const reportFile = (name) => `${logs}/${name}.json`;

/**
 * @typedef {object} Step
 * @property {string} name in `--only` and in the results
 * @property {readonly [string, ...string[]]} command
 * @property {readonly string[]} [after] its prerequisites
 * @property {boolean} [isAlone] runs after everything else, because other work affects its timing
 * @property {boolean} [isForRelease] runs only with `--all`
 * @property {boolean} [hasReport] writes a report with its tests; otherwise the step counts as one test
 * @property {number} [limitMs] by default, 10 minutes
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

/** @param {boolean} isAll @returns {readonly Step[]} */
const listSteps = (isAll) => [
  { name: 'browser', command: ['node', 'scripts/browser.mjs'] },
  { name: 'storybook', command: script('build:storybook') },
  { name: 'manifest', command: script('manifest'), after: ['storybook'], isForRelease: true },
  { name: 'types', command: script('typecheck') },
  { name: 'lint', command: script('lint') },
  { name: 'imports', command: script('lint:imports') },
  { name: 'format', command: script('format:check') },
  { name: 'unit', command: vitest('unit', 'ui', 'others'), hasReport: true },
  { name: 'states', command: vitest('states', 'states'), hasReport: true },
  // Server rendering.
  {
    name: 'server',
    command: vitest('server', 'server'),
    after: ['browser'],
    isForRelease: true,
    hasReport: true,
  },
  { name: 'wallet', command: script('build:wallet'), env: { VITE_API_URL: undefined } },
  { name: 'packages', command: script('check:packages'), isForRelease: true },
  {
    name: 'examples',
    command: script('test:examples', '--no-build'),
    after: ['browser', 'packages'],
    isForRelease: true,
  },
  // A generated component and a generated flow.
  { name: 'templates', command: script('check:templates'), isForRelease: true },
  { name: 'size', command: script('size'), after: ['wallet', 'packages'], isForRelease: true },
  // The build for a real API contains no mocks.
  {
    name: 'backend',
    command: ['node', 'scripts/backend-build.mjs'],
    after: ['wallet'],
    isForRelease: true,
  },
  // The wallet for a real API, and end-to-end tests of it.
  { name: 'hosted', command: script('test:e2e:api', '--build-only'), isForRelease: true },
  {
    name: 'stories',
    command: script(
      'test:visual',
      '--no-build',
      '--ci',
      `--report=${reportFile('stories')}`,
      ...(isAll ? ['--all'] : []),
    ),
    after: ['browser', 'storybook'],
    isAlone: true,
    hasReport: true,
    limitMs: 30 * minute,
  },
  {
    name: 'e2e',
    command: script(
      'test:e2e',
      '--no-build',
      '--reporter=list,json',
      ...(isAll ? [] : ['--grep-invert=forcedColors.spec']),
    ),
    after: ['browser', 'wallet'],
    isAlone: true,
    hasReport: true,
    limitMs: 15 * minute,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('e2e') },
  },
  {
    name: 'api',
    command: script('test:e2e:api', '--no-build', '--reporter=list,json'),
    after: ['browser', 'hosted'],
    isAlone: true,
    isForRelease: true,
    hasReport: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('api') },
  },
];

/**
 * Returns the chosen steps and their prerequisites.
 * @param {{ names?: readonly string[], isAll?: boolean }} [options] without `names`, returns every step; those for a
 *   release only with `isAll`
 * @returns {Step[]}
 */
export function chooseSteps({ names = [], isAll = false } = {}) {
  const steps = listSteps(isAll);
  if (names.length === 0) return steps.filter(({ isForRelease }) => isAll || !isForRelease);
  const stepNames = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !stepNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown step: ${unknown.join(', ')}. The steps: ${stepNames.join(', ')}.`);
  }
  const chosen = new Set(names);
  for (const { name, after = [] } of steps.toReversed()) {
    if (chosen.has(name)) for (const prerequisite of after) chosen.add(prerequisite);
  }
  return steps.filter(({ name }) => chosen.has(name));
}
