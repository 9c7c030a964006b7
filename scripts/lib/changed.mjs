// `npm test -- --changed`: selects steps from dependency-cruiser's import graph; when in doubt, runs everything.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readPages } from './openedPages.mjs';
import { cache, childEnv, root } from './project.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const graphSchema = v.object({
  modules: v.array(
    v.object({
      source: v.string(),
      dependencies: v.array(
        v.object({
          resolved: v.string(),
          dynamic: v.boolean(),
          dependencyTypes: v.optional(v.array(v.string())),
        }),
      ),
    }),
  ),
});
/** @typedef {v.InferOutput<typeof graphSchema>} Graph */

const PROSE = /(^docs\/|^\.changeset\/|^\.github\/|\.mdx?$|^LICENSE$)/;
const BASELINES = /^stories\/__(image_snapshots|spoken)__\//;
/** Files that configure or run the checks. */
const TOOLS = /^scripts\/(?!.*\.test\.ts$)/;

const TEST = /\.test\.tsx?$/;
const STATES = 'stories/states.test.ts';
/** Opens every page by its route. */
const MATRIX = 'stories/matrix.test.ts';
const SERVER = /^\.storybook\/server\//;
const STORIES = /\.stories\.tsx$/;
/** Files that build, render or check every story. */
const STORY_FRAME =
  /^\.storybook\/(main|manager|preview|test-runner|stories\.spec|playwright\.config)\.tsx?$/;
/** Files that build or run every end-to-end test. */
const WALLET = /^apps\/wallet\/(src\/main\.tsx|(vite|playwright)\.config\.ts)$/;
/** A page of the wallet, in a chunk of its own. */
const PAGE = /^apps\/wallet\/src\/.*\/(\w+Page)\.tsx$/;
const SPECS = /^apps\/wallet\/e2e\/(.*\.spec\.ts)$/;
/** Tests to leave out, for Playwright. */
const UNAFFECTED_TESTS = path.join(cache, 'unaffected-tests.txt');
const FILE_ACCESS = /^(node:)?(fs|fs\/promises|child_process)$/;
/** Its tests start it as a process, and read and write no files but their databases. */
const SERVER_PACKAGE = /^packages\/server\//;

/**
 * Returns these files and everything that imports them, directly or indirectly.
 * @param {Graph} graph
 * @param {Iterable<string>} files
 * @param {{ withRoutes?: boolean }} [options] `withRoutes: false` ignores that routes load the pages: almost every
 *   module of the wallet imports the routes, but a change to a page affects only what opens that page
 */
function findImporters({ modules }, files, { withRoutes = true } = {}) {
  const found = new Set(files);
  for (const file of found) {
    const ignoresLazy = !withRoutes && PAGE.test(file);
    for (const { source, dependencies } of modules) {
      const isImporter = dependencies.some(
        ({ resolved, dynamic, dependencyTypes }) =>
          resolved === file &&
          !(dynamic && ignoresLazy) &&
          // Types are erased before the tests run; the type checker always runs.
          !dependencyTypes?.includes('type-only'),
      );
      if (isImporter) found.add(source);
    }
  }
  return found;
}

/**
 * Finds the tests, stories and specs that changed files can affect.
 * @param {Graph} graph
 * @param {readonly string[]} changed
 */
export function findAffectedTests(graph, changed) {
  const known = new Set(graph.modules.map(({ source }) => source));
  const unknown = changed.find(
    (file) => TOOLS.test(file) || !(known.has(file) || PROSE.test(file) || BASELINES.test(file)),
  );
  if (unknown) return { everything: `${unknown} is not a module with known importers` };

  const affected = [...findImporters(graph, changed, { withRoutes: false })];
  const select = (/** @type {RegExp} */ pattern) => affected.filter((file) => pattern.test(file));
  const coreModules = [...known].filter((file) => FILE_ACCESS.test(file));
  const isServerAffected = select(SERVER_PACKAGE).length > 0;
  const fileReaders = [...findImporters(graph, coreModules)].filter(
    (file) => isServerAffected || !SERVER_PACKAGE.test(file),
  );
  // Unit tests may open pages by their routes.
  const tests = [...findImporters(graph, changed), ...fileReaders];
  return {
    tests: [...new Set(tests.filter((file) => TEST.test(file)))],
    stories: select(STORIES),
    areAllStories: select(STORY_FRAME).length > 0 || changed.some((file) => BASELINES.test(file)),
    hasPages: changed.some((file) => file.endsWith('.mdx')),
    specs: select(SPECS),
    pages: affected.flatMap((file) => PAGE.exec(file)?.[1] ?? []),
    areAllSpecs: select(WALLET).length > 0,
    isMatrixAffected: affected.includes(MATRIX),
  };
}

/**
 * Omits the steps that the changed files cannot affect, and explains what was omitted.
 * @param {readonly Step[]} steps
 * @param {ReturnType<typeof findAffectedTests>} affected
 * @returns {{ steps: Step[], notes: string[] }}
 */
export function selectSteps(steps, affected) {
  if (affected.everything !== undefined) {
    return { steps: [...steps], notes: [`Runs everything: ${affected.everything}.`] };
  }
  const { stories, areAllStories, specs, areAllSpecs, pages, hasPages, isMatrixAffected } =
    affected;
  const tests = affected.tests.filter((file) => file !== STATES && !SERVER.test(file));
  const hasStories = areAllStories || stories.length > 0;
  const hasSpecs = areAllSpecs || specs.length > 0 || pages.length > 0;
  // The manifest needs the whole Storybook.
  const isPart = !areAllStories && !hasPages && steps.every(({ name }) => name !== 'manifest');
  /** Arguments to add, or false to omit the step. @type {Record<string, readonly string[] | false>} */
  const selections = {
    // Only as a prerequisite.
    browser: false,
    unit: tests.length > 0 && tests,
    states: affected.tests.includes(STATES) && [],
    // Without docs pages, which no story shows.
    storybook: (hasStories || hasPages) && (isPart ? ['--test'] : []),
    server: hasStories && [],
    stories: hasStories && (areAllStories ? [] : stories),
    wallet: hasSpecs && [],
    e2e: hasSpecs && (areAllSpecs ? [] : ['--test-list-invert', UNAFFECTED_TESTS]),
  };
  /** @type {Record<string, Step['env']>} */
  const environments = {
    unit: isMatrixAffected ? {} : { CHANGED_PAGES: pages.join(' ') },
    storybook: isPart ? { STORY_FILES: stories.join(' ') } : {},
    e2e: areAllSpecs ? {} : { CHANGED_PAGES: pages.join(' ') },
  };
  const needed = new Set(
    steps.flatMap(({ name, after = [] }) => (selections[name] === false ? [] : after)),
  );
  const kept = steps.flatMap((step) => {
    const added = selections[step.name] ?? [];
    if (added === false) return needed.has(step.name) ? [step] : [];
    return [
      {
        ...step,
        args: [...(step.args ?? []), ...added],
        env: { ...step.env, ...environments[step.name] },
      },
    ];
  });
  const leftOut = steps.filter(({ name }) => kept.every((step) => step.name !== name));
  const count = (/** @type {boolean} */ areAll, /** @type {readonly string[]} */ files) =>
    areAll ? 'all' : files.length;
  return {
    steps: kept,
    notes: [
      `Files with stories: ${count(areAllStories, stories)}.`,
      `Files with unit tests: ${tests.length}, including all that read files at run time.`,
      `Pages with faults of every request: ${isMatrixAffected ? 'all' : pages.length}.`,
      `Pages with end-to-end tests: ${count(areAllSpecs, pages)}.`,
      ...leftOut.map(({ name }) => `Left out, no import leads to a change: ${name}.`),
    ],
  };
}

/**
 * Lists the end-to-end tests that opened none of these pages in their last run. All others run.
 * @param {readonly string[]} specs changed specs, and those that import a change
 * @param {readonly string[]} pages
 */
export const listUnaffectedTests = (specs, pages, records = readPages()) =>
  records
    .filter(
      ({ test: [spec = ''], pages: opened }) =>
        !specs.some((file) => SPECS.exec(file)?.[1] === spec) &&
        !opened.some((page) => pages.includes(page)),
    )
    .map(({ test }) => test.join(' › '));

/** @param {string} command @param {...string} args */
const read = (command, ...args) =>
  execFileSync(command, args, {
    cwd: root,
    env: childEnv(),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });

/**
 * @param {readonly Step[]} steps
 * @param {string} ref a commit
 */
export function selectChanged(steps, ref) {
  const changed = [
    read('git', 'diff', '--name-only', '--no-renames', '-z', ref, '--'),
    read('git', 'ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((list) => list.split('\0').filter((file) => file !== ''));
  if (changed.length === 0) throw new Error(`Nothing has changed since ${ref}.`);
  const folders = ['packages', 'apps', 'stories', '.storybook', 'scripts'];
  const graph = read('depcruise', '--output-type', 'json', ...folders);
  const affected = findAffectedTests(v.parse(graphSchema, JSON.parse(graph)), changed);
  if (affected.everything === undefined) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(UNAFFECTED_TESTS, listUnaffectedTests(affected.specs, affected.pages).join('\n'));
  }
  const selected = selectSteps(steps, affected);
  console.log(`${selected.notes.join('\n')}\n`);
  return selected.steps;
}
