import path from 'node:path';
import { createVitest } from 'vitest/node';
import { inProject, root } from '../lib/project.mjs';
import { near } from './near.mjs';

/** @typedef {import('vitest/node').TestSpecification} Specification */

/**
 * What became of a look at the tests.
 * @typedef {object} Failure
 * @property {string} test the first that failed
 * @property {readonly Specification[]} files those that have a failed test
 * @property {boolean} isOfTime whether nothing was wrong but that something took too long
 */

/** They take minutes and see everything: asked when nothing nearer has said a word. */
const SLOW = /^(stories\/(states|matrix|charts)\.test|\.storybook\/server\/)/;

const OF_TIME = /\btimed out\b|\btimeout (waiting|of|calling|starting)\b/i;

/** @param {Specification} specification */
const nameOf = ({ moduleId }) => path.relative(root, moduleId).replaceAll('\\', '/');

/**
 * One Vitest that stays: starting it, and compiling what the tests import, takes longer than most of them.
 * Each run loads every module anew in processes of its own.
 */
export async function unitRunner() {
  /** @type {{ test: string, file: string, errors: readonly string[] }[]} */
  let failures = [];
  /** @type {import('vitest/node').Reporter} */
  const reporter = {
    onTestCaseResult(test) {
      const { state, errors } = test.result();
      if (state !== 'failed') return;
      failures.push({
        test: test.fullName,
        file: test.module.moduleId,
        errors: errors.map(({ message }) => message),
      });
    },
    onTestModuleEnd(module) {
      const errors = module.errors().map(({ message }) => message);
      if (errors.length > 0) failures.push({ test: 'the file', file: module.moduleId, errors });
    },
  };
  const vitest = await createVitest('test', {
    root,
    watch: false,
    bail: 1,
    // Nothing is written: a snapshot that is missing is a failure.
    update: 'none',
    passWithNoTests: true,
    reporters: [reporter],
    onConsoleLog: () => false,
  });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();

  /** @type {Map<string, Promise<readonly Specification[]>>} */
  const reaching = new Map();
  /** @param {string} file */
  function related(file) {
    const known = reaching.get(file) ?? findRelated(file);
    reaching.set(file, known);
    return known;
  }
  /** @param {string} file */
  async function findRelated(file) {
    vitest.config.related = [inProject(file)];
    return vitest.getRelevantTestSpecifications();
  }

  /** @param {readonly Specification[]} specifications @returns {Promise<Failure | undefined>} */
  async function run(specifications) {
    if (specifications.length === 0) return undefined;
    failures = [];
    const { unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
    for (const error of unhandledErrors) {
      const { message, VITEST_TEST_PATH: file = '' } = /** @type {any} */ (error);
      failures.push({ test: 'an error that nobody handled', file, errors: [String(message)] });
    }
    const [first] = failures;
    if (!first) return undefined;
    const files = new Set(failures.map(({ file }) => file));
    const failed = specifications.filter(({ moduleId }) => files.has(moduleId));
    return {
      test: `${path.relative(root, first.file)}: ${first.test}`,
      files: failed.length > 0 ? failed : specifications,
      isOfTime: failures.every(({ errors }) => errors.every((error) => OF_TIME.test(error))),
    };
  }

  return {
    run,
    /** Tells that a file has changed. @param {string} file */
    forget: (file) => vitest.invalidateFile(inProject(file)),
    /**
     * What may notice a change of a file, the nearest first: each group is asked when those before it saw
     * nothing.
     * @param {import('../plant.mjs').Fault} fault
     * @returns {AsyncGenerator<readonly Specification[]>}
     */
    async *groups({ file, unit, stories }) {
      if (unit) {
        yield all.filter((it) => unit.some((name) => nameOf(it).startsWith(name)));
        return;
      }
      if (stories) return;
      const { dir, name: own } = path.posix.parse(file);
      const part = file.split('/').slice(0, 2).join('/');
      /** @param {Specification} it */
      const rankOf = (it) => {
        const name = nameOf(it);
        if (SLOW.test(name)) return 4;
        if ([`${dir}/${own}.`, near[file]].some((start) => start && name.startsWith(start)))
          return 0;
        if (name.startsWith(`${dir}/`)) return 1;
        return name.startsWith(`${part}/`) ? 2 : 3;
      };
      for (const rank of [0, 1]) yield all.filter((it) => rankOf(it) === rank);
      for (const rank of [2, 3, 4]) {
        yield (await related(file)).filter((it) => rankOf(it) === rank);
      }
    },
    close: () => vitest.close(),
  };
}
