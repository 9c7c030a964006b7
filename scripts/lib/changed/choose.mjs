// What a change can reach: the stories, tests and pages whose sources lead to it. Where that is not known,
// everything.
import { sanitize } from 'storybook/internal/csf';
import {
  GROUND,
  LOOKS_AT,
  MATRIX,
  NAMED_BY_OTHERS,
  NOT_OF_COLOURS,
  PREVIEW,
  READS,
  WALLET,
} from './declared.mjs';
import { chooseTests } from './endToEnd.mjs';
import { hasSameImports, kindOf, matches } from './kinds.mjs';
import { reachOfLooks } from './looks.mjs';
import { pagesOf } from './pages.mjs';
import { parseStories, parseWords } from './parse.mjs';
import { remembered } from './remembered.mjs';
import { isCatalogue, looksForGone, mayFind, mayName, mayNameId, maySay } from './words.mjs';

/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {import('./kinds.mjs').Changed} Changed */
/** @typedef {import('./kinds.mjs').Kind} Kind */

/**
 * @typedef {object} Choice
 * @property {string | undefined} everything why all is checked, if it is
 * @property {readonly string[]} format files
 * @property {boolean} types
 * @property {boolean} lint
 * @property {readonly string[]} lintOnly where no other file can break a rule by the change, the files that it is of
 * @property {boolean} imports
 * @property {readonly string[]} tests files of Vitest
 * @property {ReadonlyMap<string, ReadonlySet<string>>} stories by file, their exports
 * @property {ReadonlyMap<string, string | undefined>} titles of the files, where they say one
 * @property {boolean} docs whether a page of Storybook must be built
 * @property {readonly string[]} paths of the wallet
 * @property {boolean} isMatrixWhole whether the change lies below the matrix of faults, beside the pages
 * @property {readonly string[]} specs
 * @property {readonly string[]} apiSpecs
 * @property {readonly string[]} skipped the tests of these that cannot notice, as their record names them
 * @property {ReadonlySet<string> | undefined} languages those that say something else, where only words do
 * @property {readonly string[]} finders of all these files, those that look for words that are gone
 * @property {{ stories: number, tests: number, specs: number, paths: number }} of how many there are
 */

const TEST = /^(packages|apps|stories|scripts|\.storybook)\/.*\.test\.tsx?$/;
const SPEC = /^apps\/wallet\/e2e(-api)?\/.*\.spec\.ts$/;
/** What the graph knows: it names what it takes. */
const KNOWN = /^(packages|apps|stories|scripts|\.storybook)\/.*\.(tsx?|mjs|js|css|mdx)$/;
const SOURCE = /\.(tsx?|mjs|js)$/;
/** What stands on the side of the tests: it finds things by words. */
const FINDS = /\.(test|spec)\.tsx?$|^stories\/|\/testing\/|^packages\/testing\/|^apps\/wallet\/e2e/;

const storiesIn = remembered(parseStories);
const wordsIn = remembered(parseWords);

/**
 * @param {Graph} graph of the project as it is now
 * @param {readonly Changed[]} changes
 * @param {(file: string) => string} readFile
 * @param {import('./endToEnd.mjs').Opened} opened what end-to-end tests open
 * @returns {Choice}
 */
export function choose(graph, changes, readFile, opened) {
  const files = [...graph.files];
  const read = once(readFile);
  const kinds = changes.map(kindOf);
  /** @param {'code' | 'looks' | 'picture' | 'prose'} kind */
  const ofKind = (kind) => kinds.filter((it) => it.kind === kind).map(({ file }) => file);
  const messages = kinds.flatMap((it) => (it.kind === 'words' ? it.messages : []));
  const code = ofKind('code');
  const looks = ofKind('looks');
  const drawn = [...code, ...looks];

  const tests = files.filter((file) => TEST.test(file));
  const specs = files.filter((file) => SPEC.test(file));
  const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'));
  const pages = pagesOf(read('apps/wallet/src/routeTable.ts'));
  const all = new Set(pages.keys());
  const parsed = new Map(storyFiles.map((file) => [file, storiesIn(file, read(file))]));
  const titles = new Map([...parsed].map(([file, { title }]) => [file, title]));
  const storyCount = [...parsed.values()].reduce((sum, { stories }) => sum + stories.size, 0);
  const of = {
    stories: storyCount,
    tests: tests.length,
    specs: specs.length,
    paths: all.size,
  };

  const wordsOf = once((file) => wordsIn(file, read(file)));
  /** Most files cannot, which a look at their letters tells. */
  const couldSay = (/** @type {string} */ source, /** @type {string} */ key) =>
    /useTranslations|\$\{/.test(source) ||
    key.split('.').some((segment) => source.includes(segment));
  /** @param {string} file @param {string} key */
  const saysKey = (file, key) => {
    const words = wordsOf(file);
    if (FINDS.test(file)) return mayName(words, key);
    const ids = Object.entries(NAMED_BY_OTHERS);
    if (ids.some(([, part]) => mayNameId(words, key, part))) return true;
    return maySay(words, key) && !ids.some(([by, part]) => by === file && key.startsWith(part));
  };
  const says = (/** @type {string} */ file) =>
    SOURCE.test(file) &&
    !isCatalogue(file) &&
    messages.some(({ key }) => couldSay(read(file), key) && saysKey(file, key));
  const finds = (/** @type {string} */ file) =>
    SOURCE.test(file) &&
    messages.some((it) => mayFind(wordsOf(file), it.before ?? '', it.after ?? ''));
  const speakers = new Set(
    messages.length === 0
      ? []
      : files.filter(
          (file) => /^(packages|apps|stories|\.storybook)\/.*\.tsx?$/.test(file) && says(file),
        ),
  );

  const touching = new Set([...drawn, ...speakers]);
  /** @param {ReadonlySet<string>} reach @param {Iterable<string>} [by] */
  const isReached = (reach, by = touching) => [...by].some((file) => reach.has(file));

  const everything = whyEverything();
  if (everything !== undefined) {
    return {
      everything,
      format: [],
      types: true,
      lint: true,
      lintOnly: [],
      imports: true,
      tests,
      stories: new Map([...parsed].map(([file, { stories }]) => [file, new Set(stories.keys())])),
      titles,
      docs: true,
      paths: [...all],
      isMatrixWhole: true,
      specs: specs.filter((file) => !file.includes('/e2e-api/')),
      apiSpecs: specs.filter((file) => file.includes('/e2e-api/')),
      skipped: [],
      languages: undefined,
      finders: [],
      of,
    };
  }

  /** Each kind of change, told why nobody knows what it reaches. */
  function whyEverything() {
    const gone = changes.find(
      ({ file, after }) => after === undefined && !matches(file, ['**/*.md']),
    );
    if (gone) return `${gone.file} is gone`;
    const ground = files.filter((file) => matches(file, GROUND));
    const below = ground.find((file) => isReached(graph.groundOf(file)));
    if (below !== undefined) return `${below} stands on what changed`;
    const roots = [
      PREVIEW,
      WALLET,
      ...storyFiles,
      ...tests,
      ...specs,
      ...files.filter((file) => file.endsWith('.mdx')),
    ];
    const unknown = drawn.find(
      (file) => !KNOWN.test(file) || !roots.some((root) => graph.reachOf(root).has(file)),
    );
    if (unknown !== undefined) return `nobody knows what ${unknown} reaches`;
    const strange = ofKind('picture').find((file) => storyFileOf(file) === undefined);
    return strange && `nobody knows whose picture ${strange} is`;
  }

  /** @param {string} picture */
  function storyFileOf(picture) {
    const name = picture.split('/').at(-1) ?? '';
    return storyFiles.find((file) => {
      const title = titles.get(file) ?? file.replace(/^stories\/(.*)\.stories\.tsx$/, '$1');
      return name.startsWith(`${sanitize(title)}--`);
    });
  }

  const isFrameReached = isReached(graph.reachOf(PREVIEW));
  const redrawn = new Set(ofKind('picture').map(storyFileOf));
  /** @type {Map<string, Set<string>>} */
  const stories = new Map();
  for (const [file, { stories: own }] of parsed) {
    const chosen = [...own].filter(
      ([, taken]) =>
        isFrameReached ||
        redrawn.has(file) ||
        drawn.includes(file) ||
        isReached(graph.reachOfTaken(taken, file)),
    );
    if (chosen.length > 0) stories.set(file, new Set(chosen.map(([name]) => name)));
  }

  const cameOrWent = changes.some(
    ({ before, after }) => before === undefined || after === undefined,
  );
  const isTestReached = (/** @type {string} */ test) => {
    const reach = graph.reachOf(test);
    if (code.some((file) => reach.has(file))) return true;
    // A class or a text is to most tests what it was; the others name it themselves.
    if (looks.some((file) => graph.takes(test, file))) return true;
    if (messages.length > 0 && speaks(test, reach)) return true;
    // A test with a row of its own has in it what its helpers read for it, too.
    const around = READS[test] ? [test] : [...reach].filter((file) => graph.looksAround(file));
    return around.some((file) => {
      const declared = READS[file];
      if (!declared) return true;
      return kinds.some(
        (it) =>
          !declared.not?.some((one) => one === it.kind) &&
          (cameOrWent || matches(it.file, declared.reads)),
      );
    });
  };
  /** @param {string} test @param {ReadonlySet<string>} reach */
  const speaks = (test, reach) => {
    if (READS[test]?.not?.includes('words')) return false;
    if (kinds.some(({ kind, file }) => kind === 'words' && graph.takes(test, file))) return true;
    if (/\/messages\//.test(test)) return true;
    const isSaid = [...speakers].some((file) => reach.has(file));
    return (
      isSaid && [...reach].some((file) => FINDS.test(file) && (speakers.has(file) || finds(file)))
    );
  };

  const shell = graph.reachWithout(WALLET, new Set(pages.values()));
  /** The paths whose page leads to one of these files. @param {Iterable<string>} by */
  const pathsOf = (by) =>
    [...pages]
      .filter(([, page]) => isReached(shell, by) || isReached(graph.reachOf(page), by))
      .map(([path]) => path);
  const paths = pathsOf(touching);
  /** @param {import('./looks.mjs').Reach} reach */
  const byLooks = (reach) =>
    new Set(
      pathsOf(
        changes
          .filter(({ file }) => looks.includes(file))
          .filter(({ before = '', after = '' }) => reachOfLooks(before, after) === reach)
          .map(({ file }) => file),
      ),
    );
  const ends = chooseTests({
    specs,
    // What a spec has of the wallet's own sources it has of its pages.
    besideOf: (spec) =>
      [...graph.reachOf(spec)].filter((file) => /^(apps\/wallet\/e2e|scripts)/.test(file)),
    isChanged: (file) => code.includes(file),
    read,
    opened,
    touched: {
      code: new Set(pathsOf(code)),
      any: byLooks('any'),
      room: byLooks('room'),
      paint: byLooks('paint'),
      words: new Set(pathsOf(speakers)),
    },
    overlooks: (name) =>
      !isReached(shell, looks) &&
      LOOKS_AT.some(
        ({ test, at }) =>
          test.test(name) && !at.some((file) => isReached(graph.reachOf(file), looks)),
      ),
    isColourBlind: (name) => NOT_OF_COLOURS.some((test) => test.test(name)),
    meets: (its) =>
      messages.some(
        ({ key, before, after }) => mayName(its, key) || mayFind(its, before ?? '', after ?? ''),
      ),
  });

  const chosenTests = tests.filter(isTestReached);
  const finders = [...stories.keys(), ...ends.specs, ...chosenTests].filter((file) =>
    messages.some(
      ({ before, after }) =>
        before !== undefined && looksForGone(wordsOf(file), before, after ?? ''),
    ),
  );
  const typed = changes.filter(({ file }) => SOURCE.test(file) || file.endsWith('.json'));
  const importsOther = typed.some((it) => !hasSameImports(it));
  return {
    everything: undefined,
    format: changes.flatMap(({ file, after }) => (after === undefined ? [] : [file])),
    // Texts are plain strings to the compiler, but for what they speak of, and that is as it was.
    types: drawn.some((file) => typed.some((it) => it.file === file)),
    lint: typed.length > 0,
    // It gives out and takes what it did, and rules across files are about that alone.
    lintOnly: code.length > 0 || importsOther ? [] : typed.map(({ file }) => file),
    imports: importsOther,
    tests: chosenTests,
    stories,
    titles,
    docs: drawn.some((file) =>
      files.some((it) => it.endsWith('.mdx') && (it === file || graph.takes(it, file))),
    ),
    paths,
    isMatrixWhole: drawn.some((file) =>
      graph.reachWithout(MATRIX, new Set(pages.values())).has(file),
    ),
    specs: ends.specs.filter((file) => !file.includes('/e2e-api/')),
    apiSpecs: ends.specs.filter((file) => file.includes('/e2e-api/')),
    skipped: ends.skipped,
    languages: drawn.length === 0 && messages.length > 0 ? languagesOf(kinds) : undefined,
    finders,
    of,
  };
}

/**
 * For as long as one choice is made: each message asks every file.
 * @template T
 * @param {(file: string) => T} ofFile
 */
function once(ofFile) {
  /** @type {Map<string, { value: T }>} */
  const known = new Map();
  return (/** @type {string} */ file) => {
    const its = known.get(file) ?? { value: ofFile(file) };
    known.set(file, its);
    return its.value;
  };
}

/** The languages whose catalogue says something else. @param {readonly Kind[]} kinds */
const languagesOf = (kinds) =>
  new Set(kinds.flatMap(({ kind, file }) => (kind === 'words' ? (file.split('/')[4] ?? []) : [])));
