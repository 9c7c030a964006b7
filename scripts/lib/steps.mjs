// The steps of `npm test`. They start in this order, each after its prerequisites.
import { inProject } from './project.mjs';

export const logs = inProject('.cache', 'test');

/** @param {string} name */
export const reportFile = (name) => `${logs}/${name}.json`;

/**
 * @typedef {object} Step
 * @property {string} name in `--only` and in the results
 * @property {string} script of package.json
 * @property {readonly string[]} [args]
 * @property {readonly string[]} [after] its prerequisites, which have none themselves
 * @property {boolean} [isAlone] runs after everything else, because other work affects its timing
 * @property {boolean} [canShard] Playwright can run a part of its tests
 * @property {boolean} [isPrerequisite] runs only for other steps, and is counted only if it fails
 * @property {boolean} [hasReport] writes a report with its tests; otherwise the step counts as one test
 * @property {Record<string, string | undefined>} [env]
 */

/**
 * @param {string} name
 * @param {readonly string[]} [projects] of vitest.config.ts
 * @returns {Step}
 */
const vitestStep = (name, projects = [name]) => ({
  name,
  script: 'test:unit',
  args: [
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  hasReport: true,
});

/**
 * Journeys of the wallet and a smoke test of the stories in one browser engine.
 * @param {string} name
 * @returns {Step}
 */
const engineStep = (name) => ({
  name,
  script: 'test:engines',
  args: ['--engine', name, '--no-build', '--reporter=list,json'],
  after: ['storybook', 'wallet'],
  isAlone: true,
  canShard: true,
  hasReport: true,
});

/** The steps that run only with `--all`. @type {readonly Step[]} */
const releaseSteps = [
  { name: 'packages', script: 'check:packages' },
  // The wallet for a real API, whose build refuses mocks, and end-to-end tests of it.
  { name: 'hosted', script: 'test:e2e:api', args: ['--build-only'] },
  // Server rendering.
  { ...vitestStep('server'), after: ['browser'] },
  // What a screen reader says.
  vitestStep('spoken'),
  {
    name: 'examples',
    script: 'test:examples',
    args: ['--no-build'],
    after: ['browser', 'packages'],
  },
  // A generated component and a generated flow.
  { name: 'templates', script: 'check:templates' },
  { name: 'size', script: 'size', after: ['packages', 'wallet'] },
  { name: 'manifest', script: 'manifest', after: ['storybook'] },
  {
    name: 'api',
    script: 'test:e2e:api',
    args: ['--no-build', '--reporter=list,json'],
    after: ['browser', 'hosted'],
    isAlone: true,
    canShard: true,
    hasReport: true,
  },
  engineStep('firefox'),
  engineStep('webkit'),
];

/** The steps that run only if they are named: the other steps test Chromium. @type {readonly Step[]} */
const namedSteps = [engineStep('chromium')];

/** The steps that run only with `--world`: other programs open the wallet's files. @type {readonly Step[]} */
const worldSteps = [
  {
    name: 'world',
    script: 'test:world',
    args: ['--reporter=list,json'],
    after: ['browser', 'wallet'],
    isAlone: true,
    hasReport: true,
  },
];

/** @param {boolean} isAll @returns {Step[]} */
const listSteps = (isAll) => [
  { name: 'browser', script: 'browser' },
  vitestStep('unit', ['ui', 'lazy', 'others']),
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'imports', script: 'lint:imports' },
  { name: 'format', script: 'format:check' },
  { name: 'storybook', script: 'build:storybook' },
  vitestStep('states'),
  { name: 'wallet', script: 'build:wallet', env: { VITE_API_URL: undefined } },
  {
    name: 'stories',
    script: 'test:visual',
    args: ['--no-build', '--reporter=list,json', ...(isAll ? ['--all'] : [])],
    after: ['browser', 'storybook'],
    isAlone: true,
    canShard: true,
    hasReport: true,
  },
  {
    name: 'e2e',
    script: 'test:e2e',
    args: [
      '--no-build',
      '--reporter=list,json',
      ...(isAll ? [] : ['--grep-invert=forcedColors.spec']),
    ],
    after: ['browser', 'wallet'],
    isAlone: true,
    canShard: true,
    hasReport: true,
  },
];

/**
 * Returns the chosen steps and their prerequisites.
 * @param {{ names?: readonly string[], isAll?: boolean, isWorld?: boolean, shard?: string }} [options] without
 *   `names`, returns every step; those for a release only with `isAll`, and those that open files in other programs
 *   only with `isWorld`. `shard`: the part of the tests to run, such as `1/2`
 */
export function chooseSteps({ names, isAll = false, isWorld = false, shard } = {}) {
  const basicSteps = listSteps(isAll);
  const steps = [...basicSteps, ...releaseSteps, ...worldSteps, ...namedSteps];
  if (!names)
    return [...basicSteps, ...(isAll ? releaseSteps : []), ...(isWorld ? worldSteps : [])];
  const needed = names.flatMap((name) => {
    const step = steps.find((candidate) => candidate.name === name);
    if (step) return [name, ...(step.after ?? [])];
    const known = steps.map((candidate) => candidate.name).join(', ');
    throw new Error(`Unknown step: ${name}. The steps: ${known}.`);
  });
  const complete = names.find((name) => !steps.some((step) => step.name === name && step.canShard));
  if (shard && complete) throw new Error(`--shard has no effect on ${complete}.`);
  return steps
    .filter(({ name }) => needed.includes(name))
    .map((step) => {
      if (!names.includes(step.name)) return { ...step, isPrerequisite: true };
      return shard ? { ...step, args: [...(step.args ?? []), `--shard=${shard}`] } : step;
    });
}
