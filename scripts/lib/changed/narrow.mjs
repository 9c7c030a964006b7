// The steps of `npm test`, each with what of it was chosen; no step is another than there.

import { MATRIX } from './declared.mjs';
import { withoutSkipped } from './skipped.mjs';

/** @typedef {import('../steps.mjs').Step} Step */
/** @typedef {import('./choose.mjs').Choice} Choice */

/** Where a Storybook of some stories is built, so that nobody takes it for the whole. */
const SOME = '.cache/storybook-changed';

const STATES = 'stories/states.test.ts';
/** The one spec that the dev server is for. */
const DEV = 'apps/wallet/e2e/dev.spec.ts';
const isDrawing = (/** @type {string} */ file) => file.startsWith('.storybook/server/');

/** As many stories as leave a machine of two cores time for other tests: these wait about as much as they work. */
const FEW = 100;
const LANES_OF_FEW = 3;

/** Fewer files than give every worker work to the end: each is run in as many parts as there are workers. */
const FEW_FILES = 6;
const PARTS = 3;

/**
 * Where only words have changed, how long is waited for what is looked for: by those that are gone nothing is found,
 * and each such story and test would wait as long as what is slow may take.
 */
const PATIENCE_MS = { story: 3000, endToEnd: 5000 };

/** What is said of the whole, and never of a part. */
const OF_THE_WHOLE = ['packages', 'release', 'examples', 'size', 'backend'];

/** @param {number} some @param {number} all @param {string} what */
const share = (some, all, what) =>
  `${some.toLocaleString('en')} of ${all.toLocaleString('en')} ${what}`;

/** The looks at a story in which it says something else: English stands behind the one that is made of it. */
const looksIn = (/** @type {ReadonlySet<string>} */ languages) =>
  [...languages].map((language) => (language === 'en' ? 'pseudo-rtl' : language));

const escaped = (/** @type {string} */ text) =>
  text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/**
 * The names that the test runner gives the chosen stories, where it is not all of each file.
 * @param {Choice} choice
 */
function namesOf({ stories, titles }) {
  const names = [...stories].map(([file, own]) => {
    // A title that the file does not say is its place.
    const title = titles.get(file) ?? file.replace(/^stories\/(.*)\.stories\.tsx$/, '$1');
    return `${escaped(title)} (?:${[...own].join('|')}) `;
  });
  return `^(?:${names.join('|')})`;
}

/**
 * @param {readonly Step[]} steps
 * @param {Choice} choice
 * @returns {{ steps: Step[], leftOut: readonly string[], lanes?: number }}
 */
export function narrow(steps, choice) {
  if (choice.everything !== undefined) {
    return { steps: [...steps], leftOut: [`Everything was checked: ${choice.everything}.`] };
  }
  const { of, stories, specs, apiSpecs, paths } = choice;
  const unit = choice.tests.filter((file) => file !== STATES && !isDrawing(file));
  const drawing = choice.tests.filter(isDrawing);
  const count = [...stories.values()].reduce((sum, own) => sum + own.size, 0);
  const isAllStories = count === of.stories;
  const files = [...stories.keys()].join(',');
  const isSome = count > 0 && !isAllStories;
  const isFew = count <= FEW;
  const inCompany = isFew ? { alone: false } : {};

  /** @type {Record<string, (step: Step) => Partial<Step> | false>} */
  const narrowed = {
    storybook: ({ command }) => {
      if (choice.docs || isAllStories) return {};
      return (
        isSome && {
          title: 'Storybook of these builds',
          // Without what nobody looks at here: docs, tables of props.
          command: [...command, '--test', `--output-dir=${SOME}`],
          env: { STORYBOOK_STORIES: files },
        }
      );
    },
    manifest: () => (choice.docs || isAllStories) && {},
    types: () => choice.types && {},
    lint: ({ command }) => choice.lint && { command: [...command, ...choice.lintOnly] },
    imports: () => choice.imports && {},
    format: () =>
      choice.format.length > 0 && {
        command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...choice.format],
      },
    unit: ({ command }) =>
      unit.length > 0 && {
        command: [...command, ...unit],
        ...(unit.includes(MATRIX) &&
          !choice.isMatrixWhole &&
          paths.length > 0 && { env: { MATRIX_PATHS: paths.join(',') } }),
      },
    states: () => choice.tests.includes(STATES) && {},
    server: ({ command }) => drawing.length > 0 && { command: [...command, ...drawing] },
    stories: ({ command }) => {
      if (!isSome) return isAllStories && {};
      const from = choice.docs ? [] : [`--from=${SOME}`];
      return {
        ...inCompany,
        command: [...command, ...from, `--names=${namesOf(choice)}`],
        env: {
          STORYBOOK_STORIES: files,
          STORY_ENDS: 'early',
          ...(stories.size < FEW_FILES && { STORY_PARTS: String(PARTS) }),
          // What is said shows in light as in dark, and other languages say what they said.
          ...(choice.languages && {
            STORY_LANGUAGES: looksIn(choice.languages).join(','),
            STORY_THEMES: 'light',
            STORY_PATIENCE: String(PATIENCE_MS.story),
          }),
        },
        isPart: true,
      };
    },
    pictures: () => isAllStories && {},
    wallet: () => specs.length > 0 && {},
    e2e: ({ command, env }) =>
      specs.length > 0 && {
        ...inCompany,
        command: [
          ...command,
          ...withoutSkipped(choice.skipped, 'e2e'),
          ...specs.map((file) => file.replace('apps/wallet/', '')),
        ],
        env: {
          ...env,
          ...(paths.length < of.paths && { E2E_PATHS: paths.join(',') }),
          ...(choice.languages && {
            E2E_LANGUAGES: [...choice.languages].join(','),
            E2E_PATIENCE: String(PATIENCE_MS.endToEnd),
          }),
          ...(!specs.includes(DEV) && { E2E_DEV_SERVER: 'off' }),
        },
      },
    hosted: () => apiSpecs.length > 0 && {},
    api: ({ command }) =>
      apiSpecs.length > 0 && {
        ...inCompany,
        command: [
          ...command,
          ...withoutSkipped(choice.skipped, 'e2e-api'),
          ...apiSpecs.map((file) => file.replace('apps/wallet/', '')),
        ],
      },
  };
  const kept = steps.flatMap((step) => {
    if (OF_THE_WHOLE.includes(step.name)) return [];
    const part = narrowed[step.name]?.(step) ?? {};
    return part === false ? [] : [{ ...step, ...part }];
  });
  const gone = steps.filter(({ name }) => !kept.some((step) => step.name === name));
  const reasons = {
    types: 'texts that speak of what they spoke of, and prose, are nothing to the compiler',
    lint: 'no source has changed',
    imports: 'every file imports what it imported',
    states: 'no machine and no story of one leads to the change',
    server: 'what is drawn is the same',
  };
  const why = (/** @type {string} */ name) =>
    reasons[/** @type {keyof typeof reasons} */ (name)] ??
    (OF_THE_WHOLE.includes(name) ? 'of the whole, by npm test' : 'nothing of it is reached');
  return {
    steps: kept,
    ...(isFew && { lanes: LANES_OF_FEW }),
    leftOut: [
      `${share(count, of.stories, 'stories')}: those whose sources lead to what has changed.`,
      `${share(choice.tests.length, of.tests, 'files of unit tests')}: likewise.`,
      `${share(specs.length + apiSpecs.length, of.specs, 'files of end-to-end tests')}, of ${share(paths.length, of.paths, 'paths')}: those that may notice.`,
      ...gone.map(({ name, title }) => `Left out: ${title} (${why(name)}).`),
    ],
  };
}
