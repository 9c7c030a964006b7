import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choose } from './lib/changed/choose.mjs';
import { LOOKS_AT, NOT_FOLLOWED, NOT_OF_COLOURS, READS } from './lib/changed/declared.mjs';
import { readGraph } from './lib/changed/graph.mjs';
import { projectFiles } from './lib/changed/index.mjs';
import { hasSameImports, kindOf } from './lib/changed/kinds.mjs';
import { narrow } from './lib/changed/narrow.mjs';
import { chooseTests, opensPages, type Touched } from './lib/changed/endToEnd.mjs';
import { matchesGlob } from './lib/changed/glob.mjs';
import { reachOfLooks } from './lib/changed/looks.mjs';
import { pagesOf } from './lib/changed/pages.mjs';
import { withoutSkipped } from './lib/changed/skipped.mjs';
import { testsOf } from './lib/changed/tests.mjs';
import { parseModule, parseStories, parseWords } from './lib/changed/parse.mjs';
import {
  changedMessages,
  looksForGone,
  mayFind,
  mayName,
  mayNameId,
  maySay,
} from './lib/changed/words.mjs';
import { mergeOpened, readOpened } from './lib/opened.mjs';
import { inProject } from './lib/project.mjs';
import { steps } from './lib/steps.mjs';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const graph = readGraph(projectFiles());
const opened = readOpened();

/** What a change reaches that makes of one source of a file another one; neither need be the file's own. */
const reachedBy = (file: string, before: string | undefined, after: string | undefined) =>
  choose(graph, [{ file, before, after }], read, opened);

/** What a change of a file of the project reaches. */
const reached = (file: string) => reachedBy(file, read(file), `${read(file)} `);

/** A style sheet of one class. */
const sheetOf = (style: string) =>
  `import { style } from '@vanilla-extract/css';\nexport const root = style({ ${style} });`;
const restyled = (file: string, before: string, after: string) =>
  reachedBy(file, sheetOf(before), sheetOf(after));

const BILLS = 'packages/ui/src/messages/en/billPayment.ts';
const payNow = (text: string) => `export const billPayment = { payNow: '${text}' } as const;`;
const reworded = () => reachedBy(BILLS, payNow('Pay Now'), payNow('Pay It Now'));

/** The tests that a choice runs, of those that the record knows. */
const runsOf = ({ specs, apiSpecs, skipped }: ReturnType<typeof reached>) =>
  Object.keys(opened).filter(
    (name) =>
      [...specs, ...apiSpecs].includes(`apps/wallet/${name.split(' › ')[0]}`) &&
      !skipped.includes(name),
  );

const countOf = ({ stories }: ReturnType<typeof reached>) =>
  [...stories.values()].reduce((sum, own) => sum + own.size, 0);

const BUTTON = 'packages/ui/src/components/Button/Button.css.ts';

describe('what a module takes', () => {
  it('is each import, of values, also one that comes late, by a pattern or as an address', () => {
    const { takes } = parseModule(
      'a.ts',
      `import type { T } from './type';
       import { a, type B } from './a';
       import * as c from './c';
       import './d.css';
       export * from './e';
       const f = () => import('./f');
       const g = import.meta.glob<object>(['./g/*.ts', '!./g/not.ts'], { eager: true });
       const h = new URL('./h.css', import.meta.url);`,
    );
    expect(takes.map(({ from, names, kind }) => [from, names, kind])).toEqual([
      ['./a', ['a'], 'import'],
      ['./c', null, 'import'],
      ['./d.css', null, 'import'],
      ['./f', null, 'import'],
      ['./h.css', null, 'url'],
      ['./g/*.ts', null, 'glob'],
      ['!./g/not.ts', null, 'glob'],
      ['./e', null, 'import'],
    ]);
  });

  it('may be anything when the name is put together', () => {
    expect(parseModule('a.mjs', 'await import(name)').takes).toEqual([
      { from: '*', names: null, kind: 'glob' },
    ]);
  });

  it('has the title of its file, or none, whatever its component is given', () => {
    const titleOf = (meta: string) =>
      parseStories('a.stories.tsx', `const meta = preview.meta({ ${meta} });`).title;
    expect(titleOf(`args: { title: 'Cash' }`)).toBeUndefined();
    expect(titleOf(`args: { title: 'Cash' }, title: 'Pages/Send Money'`)).toBe('Pages/Send Money');
  });

  it('is told for each story of a file; what all of them need is of each', () => {
    const { title, stories } = parseStories(
      'a.stories.tsx',
      `import preview from '#.storybook/preview';
       import * as courses from './courses';
       import { help } from './help';
       import { other } from './other';
       const meta = preview.meta({ title: 'Walks/Some' });
       const helped = () => help();
       export const One = meta.story({ play: () => helped(courses.one) });
       export const Two = meta.story({ play: () => other(courses.two) });`,
    );
    expect(title).toBe('Walks/Some');
    const frame = { from: '#.storybook/preview', names: ['default'] };
    expect(stories.get('One')).toEqual([
      frame,
      { from: './courses', names: ['one'] },
      { from: './help', names: ['help'] },
    ]);
    expect(stories.get('Two')).toEqual([
      frame,
      { from: './other', names: ['other'] },
      { from: './courses', names: ['two'] },
    ]);
  });
});

describe('a change', () => {
  const sheet = `import { style } from '@vanilla-extract/css';\nexport const root = style({ color: 'red' });`;
  const after = (text: string, file = BUTTON) => kindOf({ file, before: sheet, after: text }).kind;

  it('of a style sheet is of looks, while it gives out the same names and reaches no other element', () => {
    expect(after(sheet.replace('red', 'blue'))).toBe('looks');
    expect(after(sheet.replace('root', 'box'))).toBe('code');
    expect(after(`${sheet}\nglobalStyle('body', { margin: 0 });`)).toBe('code');
  });

  it('of a message is of words, while it speaks of the same', () => {
    const part = `export const pay = { now: 'Pay {name} now', off: { title: 'Off' } } as const;`;
    const other = (text: string, language = 'en') =>
      changedMessages(`packages/ui/src/messages/${language}/pay.ts`, part, text);
    expect(other(part.replace('Pay ', 'Give '))).toEqual([
      { key: 'pay.now', before: 'Pay {name} now', after: 'Give {name} now' },
    ]);
    expect(other(part.replace('{name}', '{whom}'))).toBeUndefined();
    expect(other(part.replace('{name}', '{name'))).toBeUndefined();
    expect(other(part.replace("title: 'Off'", "heading: 'Off'"))).toBeUndefined();
    expect(other(`${part}\nlog(pay);`)).toBeUndefined();
    // What a translation has in Latin letters, a check of all stories knows.
    expect(other(part.replace('Off', 'On'), 'ur')).toBeUndefined();
  });

  it('keeps the import rules when it imports the same, types too', () => {
    const same = (before: string, now: string) =>
      hasSameImports({ file: 'a.ts', before, after: now });
    expect(same(sheet, sheet.replace('red', 'blue'))).toBe(true);
    expect(same(sheet, `import type { A } from './a';\n${sheet}`)).toBe(false);
  });
});

describe('a message', () => {
  const says = (source: string, key = 'pay.status.done') =>
    maySay(parseWords('a.tsx', source), key);

  it.each([
    ['by its key', `const t = useTranslations('pay'); t('status.done')`],
    ['by what is put together', 'const t = useTranslations("pay"); t(`status.${it}`)'],
    ['by a name that comes from elsewhere', `const say = useTranslations('pay.status'); say(it)`],
    ['out of all', `const t = useTranslations(); t(key)`],
    ['from the catalogue itself', `en.pay.status.done`],
    ['by one of two keys', `const t = useTranslations('pay'); t(it ? 'status.done' : 'now')`],
    ['by whom it is handed on to', `const t = useTranslations('pay'); write(t)`],
    ['by whom it is given to', `const useText = () => useTranslations('pay.status')`],
  ])('is said %s', (_, source) => expect(says(source)).toBe(true));

  it.each([
    ['another key', `const t = useTranslations('pay'); t('status.failed')`],
    ['the same key of another part', `const t = useTranslations('gift'); t('status.done')`],
    ['nothing', `const done = { status: 1 }`],
    ['a key alone, which another module says', `const error = 'status.done'`],
  ])('is not said by what says %s', (_, source) => expect(says(source)).toBe(false));

  it('is not said by what a file of stories tells Storybook of itself', () => {
    const title = (source: string) => says(source, 'pay.title');
    expect(title(`const meta = preview.meta({ title: 'Walks' }); walk(courses.pay)`)).toBe(false);
    expect(title(`const meta = preview.meta({ args: { it: en.pay.title } })`)).toBe(true);
    expect(title(`const meta = preview.meta({}); const { title } = en.pay`)).toBe(true);
  });

  it('is named by a test that has its key, or the end of it', () => {
    const names = (source: string) => mayName(parseWords('a.ts', source), 'pay.status.done');
    expect(['pay.status.done', 'status.done', 'done'].filter((it) => names(`'${it}'`))).toEqual([
      'pay.status.done',
      'status.done',
      'done',
    ]);
    expect(names('`status.${it}`')).toBe(true);
    expect(names(`'status'`)).toBe(false);
  });

  it('is said by who names the id that it is kept under', () => {
    const names = (source: string, key = 'toasts.sent.title') =>
      mayNameId(parseWords('a.ts', source), key, 'toasts');
    expect(names(`notify('sent')`)).toBe(true);
    expect(names(`notify('title')`)).toBe(false);
    expect(names(`notify('sent')`, 'gift.sent')).toBe(false);
  });

  it.each([
    [`find('Request Sent')`, true],
    ['find(/^request sent$/i)', true],
    // It is still found, or was something else.
    [`find(/Request/)`, false],
    [`find('Sent')`, false],
  ])('is looked for as a whole by %s: %s', (source, does) => {
    const words = parseWords('a.ts', source);
    expect(looksForGone(words, 'Request Sent', 'Request Was Sent')).toBe(does);
  });

  it('is found by a part of it, by more than it, and by a pattern', () => {
    const finds = (source: string, after = 'Give {name} at once') =>
      mayFind(parseWords('a.ts', source), 'Pay {name} now', after);
    expect(finds(`getByText('pay')`)).toBe(true);
    expect(finds(`getByText('Pay Ali now, please')`)).toBe(true);
    expect(finds('getByText(/now$/)')).toBe(true);
    expect(finds(`getByText('give')`)).toBe(true);
    expect(finds(`getByText('Send')`)).toBe(false);
    // What it said and says, too, finds it as before.
    expect(finds(`getByText('now')`, 'Give {name} now')).toBe(false);
    expect(finds('getByText(/now$/)', 'Give {name} now')).toBe(false);
    expect(finds(`getByText('Pay')`, 'Give {name} now')).toBe(true);
  });

  it('is found by a word and its beginning, or a long piece, and not by two letters in its midst', () => {
    const finds = (text: string) =>
      mayFind(parseWords('a.ts', `find('${text}')`), 'Recent contacts', 'Latest contacts');
    expect(['rec', 'recent', 'Recent contacts', 'ecent'].filter((it) => !finds(it))).toEqual([]);
    expect(['en', 'te', 'contacts'].filter(finds)).toEqual([]);
  });
});

describe('the pages', () => {
  it('are opened by whoever goes to one', () => {
    expect(opensPages('page.goto(path)')).toBe(true);
    expect(opensPages('page.setContent(html)')).toBe(false);
  });
});

describe('a change of looks', () => {
  const reach = (before: string, after: string) => reachOfLooks(sheetOf(before), sheetOf(after));

  it.each([
    [`color: 'red'`, `color: 'blue'`],
    [`selectors: { '&[data-a]': { borderColor: 'red' } }`, `selectors: { '&[data-a]': {} }`],
    [`gap: 1`, `gap: 1, boxShadow: 'none'`],
  ])('is of paint: %s → %s', (before, after) => expect(reach(before, after)).toBe('paint'));

  it.each([
    ['padding: vars.space[4]', 'padding: vars.space[3]'],
    [`gap: '1rem'`, `gap: '2rem', color: 'red'`],
    ['fontSize: 12', 'fontSize: 13'],
  ])('is of room: %s → %s', (before, after) => expect(reach(before, after)).toBe('room'));

  it.each([
    ['a margin may be less than nothing', 'marginInline: 4', 'marginInline: 5'],
    ['what is reckoned with', 'padding: 4', `padding: 'calc(1rem - 4px)'`],
    ['nothing', 'fontSize: 12', 'fontSize: 0'],
    ['what hides', 'color: "red"', 'color: "red", visibility: "hidden"'],
    ['what lets a press through', '', `pointerEvents: 'none'`],
    ['a size', `inlineSize: '1rem'`, `inlineSize: '2rem'`],
    ['what a variable stands for', 'vars: { [a]: "1" }', 'vars: { [a]: "2" }'],
    ['another order', 'gap: 1, color: "red"', 'color: "red", gap: 1'],
    ['what is spread', 'gap: 1', '...box, gap: 1'],
    ['a rule that came', '', `selectors: { '&[data-a]': { display: 'none' } }`],
  ])('is of anything where it is not told: %s', (_, before, after) =>
    expect(reach(before, after)).toBe('any'),
  );

  it('is of anything when more than values differ', () => {
    const more = `${sheetOf('gap: 1')}\nroot.toString();`;
    expect(reachOfLooks(sheetOf('gap: 1'), more)).toBe('any');
    expect(reachOfLooks(sheetOf('gap: 1'), 'export const root = {')).toBe('any');
  });
});

describe('an end-to-end test', () => {
  const SPEC = 'apps/wallet/e2e/a.spec.ts';
  const source = `import { help } from './help';
    const boxOf = (it) => it.boundingBox();
    test('presses', async ({ page }) => { await page.goto('/'); await page.getByText('Pay').click(); });
    test('measures', async ({ page }) => { await page.goto('/'); await boxOf(page); });
    test('looks', async ({ page }) => { await page.goto('/'); await expect(page).toHaveCSS('color', 'red'); });
    for (const path of paths) test(\`goes to \${path}\`, async ({ page }) => help(page, path));`;
  const record = {
    'e2e/a.spec.ts › presses': { '/': 2 },
    'e2e/a.spec.ts › measures': { '/': 0 },
    'e2e/a.spec.ts › looks': { '/': 0, '/cards': 1 },
    'e2e/a.spec.ts › goes to /cards': { '/cards': 0 },
  };
  const chosen = (
    touched: Partial<Record<keyof Touched, string[]>>,
    {
      known = record as Record<string, Record<string, number>>,
      changed = '',
      text = 'Nobody',
      overlooking = '',
      colourBlind = '',
    } = {},
  ) => {
    const paths = (kind: keyof Touched) => new Set(touched[kind]);
    const { specs, skipped } = chooseTests({
      specs: [SPEC],
      besideOf: (file) => (file === SPEC ? [SPEC, 'apps/wallet/e2e/help.ts'] : [file]),
      isChanged: (file) => file === changed,
      read: (file) => (file === SPEC ? source : ''),
      opened: known,
      touched: {
        code: paths('code'),
        any: paths('any'),
        room: paths('room'),
        paint: paths('paint'),
        words: paths('words'),
      },
      overlooks: (test) => test.endsWith(overlooking || 'nobody'),
      isColourBlind: (test) => test.endsWith(colourBlind || 'nobody'),
      meets: ({ texts }) => texts.includes(text),
    });
    if (specs.length === 0) return [];
    return Object.keys(record)
      .filter((name) => !skipped.includes(name))
      .map((name) => name.replace('e2e/a.spec.ts › ', ''));
  };
  const ALL = ['presses', 'measures', 'looks', 'goes to /cards'];

  it('runs where it opens a page that code has changed, or looks of which nothing is known', () => {
    expect(chosen({ code: ['/cards'] })).toEqual(['looks', 'goes to /cards']);
    expect(chosen({ any: ['/'] })).toEqual(['presses', 'measures', 'looks']);
    expect(chosen({ code: ['/funds'] })).toEqual([]);
  });

  it('measures or looks where colours and room have changed; one presses', () => {
    expect(chosen({ paint: ['/'] })).toEqual(['looks']);
    expect(chosen({ room: ['/'] })).toEqual(['presses', 'measures', 'looks']);
    expect(chosen({ room: ['/cards'] })).toEqual(['looks']);
  });

  it('looks away from what it does not look at, but not from code and words', () => {
    const overlooking = 'measures';
    expect(chosen({ room: ['/'] }, { overlooking })).toEqual(['presses', 'looks']);
    expect(chosen({ any: ['/'] }, { overlooking })).toEqual(['presses', 'looks']);
    expect(chosen({ code: ['/'] }, { overlooking })).toContain('measures');
    expect(chosen({ words: ['/'] }, { overlooking })).toEqual(['measures']);
  });

  it('takes no notice of colours where it asks for none, but of room', () => {
    const colourBlind = 'looks';
    expect(chosen({ paint: ['/'] }, { colourBlind })).toEqual([]);
    expect(chosen({ room: ['/'] }, { colourBlind })).toEqual(['presses', 'measures', 'looks']);
  });

  it('finds by the words that have changed, or measures what they take', () => {
    expect(chosen({ words: ['/'] })).toEqual(['measures']);
    expect(chosen({ words: ['/'] }, { text: 'Pay' })).toEqual(['presses', 'measures']);
  });

  it('runs when nobody knows what it opens', () => {
    const { 'e2e/a.spec.ts › presses': _, ...known } = record;
    expect(chosen({ code: ['/funds'] }, { known })).toEqual(['presses']);
    expect(chosen({ code: ['/funds'] }, { known: {} })).toEqual(ALL);
    expect(chosen({ paint: ['/funds'] }, { known: {} })).toEqual(ALL);
  });

  it('runs when its spec or what stands beside it has changed', () => {
    for (const changed of [SPEC, 'apps/wallet/e2e/help.ts']) {
      expect(chosen({}, { changed })).toEqual(ALL);
    }
  });

  it('has of its file what it uses', () => {
    const [presses, measures, , goes] = testsOf(SPEC, source);
    expect(presses?.source).not.toContain('boundingBox');
    expect(measures?.source).toContain('boundingBox');
    expect(goes?.title.test('goes to /cards')).toBe(true);
    expect([presses?.helpers, goes?.helpers]).toEqual([[], ['./help']]);
  });

  it('is left out by a list, so that one that is not on it runs', () => {
    expect(withoutSkipped([], 'e2e')).toEqual([]);
    expect(withoutSkipped(['e2e/a.spec.ts › presses'], 'e2e-api')).toEqual([]);
    expect(withoutSkipped(['e2e/a.spec.ts › presses'], 'e2e')).toHaveLength(1);
  });

  it('keeps every page that it was once seen to open, as long as its spec is there', () => {
    const met = [['e2e/a.spec.ts › one', { '/cards': 2 }]] as const;
    const before = { 'e2e/a.spec.ts › one': { '/': 1 }, 'e2e/gone.spec.ts › two': { '/': 1 } };
    expect(mergeOpened(before, met, (name) => !name.includes('gone'))).toEqual({
      'e2e/a.spec.ts › one': { '/': 1, '/cards': 2 },
    });
  });

  it('of this project opens paths of the wallet', () => {
    const paths = new Set(pagesOf(read('apps/wallet/src/routeTable.ts')).keys());
    const strange = Object.values(opened).flatMap((it) =>
      Object.keys(it).filter((path) => !paths.has(path)),
    );
    expect(strange).toEqual([]);
    expect(Object.keys(opened).length).toBeGreaterThan(200);
  });
});

describe('a pattern of files', () => {
  it.each([
    ['scripts/a.mjs', 'scripts/*.mjs', true],
    ['scripts/lib/a.mjs', 'scripts/*.mjs', false],
    ['packages/ui/vite.config.ts', '{apps,packages}/**/{vite,playwright}.config.ts', true],
    ['package.json', 'package.json', true],
    ['package.json5', 'package.json', false],
    ['README.md', '*', true],
    ['docs/README.md', '**/*.md', true],
  ])('%s, %s: %s', (file, pattern, does) => expect(matchesGlob(file, pattern)).toBe(does));
});

describe('what is declared', () => {
  it('is there, and does read what it does not import', () => {
    expect(Object.keys(READS).filter((file) => !graph.files.has(file))).toEqual([]);
    // A test has what its helpers read for it.
    const looks = (file: string) =>
      [file, ...(/\.test\.tsx?$/.test(file) ? graph.reachOf(file) : [])].some((it) =>
        graph.looksAround(it),
      ) || read(file).includes('import.meta.glob');
    expect(Object.keys(READS).filter((file) => !looks(file))).toEqual([]);
  });

  it.each(LOOKS_AT)('$test: a test that looks at sources that are there', ({ test, at }) => {
    expect(Object.keys(opened).some((name) => test.test(name))).toBe(true);
    expect(at.filter((file) => !graph.files.has(file))).toEqual([]);
  });

  it.each(NOT_OF_COLOURS)('%s is there', (test) => {
    expect(Object.keys(opened).some((name) => test.test(name))).toBe(true);
  });

  it.each(NOT_FOLLOWED)('%s waits for nobody to ask', (file) => {
    expect(read(file)).not.toContain('eager');
  });
});

describe('in this project, a change of', () => {
  it("a component's style reaches the stories and pages that show it, and no test that draws nothing", () => {
    const choice = restyled(
      'packages/ui/src/components/TierTrack/TierTrack.css.ts',
      `color: 'red'`,
      `color: 'red', outline: '1px solid'`,
    );
    expect(choice.everything).toBeUndefined();
    expect([...choice.stories.keys()].toSorted()).toContain(
      'stories/Components/TierTrack.stories.tsx',
    );
    expect([...choice.stories.keys()]).toContain('stories/Pages/Referral.stories.tsx');
    expect([...choice.stories.keys()]).not.toContain('stories/Pages/Home.stories.tsx');
    expect(choice.paths).toEqual(['/referral-program']);
    expect(choice.specs).toContain('apps/wallet/e2e/referral.spec.ts');
    expect(choice.specs).not.toContain('apps/wallet/e2e/fit.spec.ts');
    expect(choice.specs).not.toContain('apps/wallet/e2e/kyc.spec.ts');
    expect([choice.types, choice.lint, choice.imports]).toEqual([true, true, false]);
    expect(choice.tests).toContain('scripts/styles.test.ts');
    expect(choice.tests).not.toContain('stories/states.test.ts');
    expect(choice.tests).not.toContain('scripts/new-flow.test.ts');
  });

  it('a colour is noticed by the tests that look for it on the pages that have it, and by no other', () => {
    const tile = 'packages/ui/src/components/Tile/Tile.css.ts';
    const runs = runsOf(restyled(tile, `color: 'red'`, `color: 'blue'`));
    expect(runs).toContain(
      'e2e/routes.spec.ts › / stands at every width and in both themes; its links lead to pages',
    );
    expect(runs.filter((name) => name.startsWith('e2e/billPayment'))).toEqual([]);
    expect(runs.some((name) => name.startsWith('e2e/forcedColors'))).toBe(true);
    // They ask for faces, and whether something is covered.
    expect(runs.filter((name) => /^e2e\/(languages|lock)\./.test(name))).toEqual([]);
    const all = runsOf(restyled(tile, '', `pointerEvents: 'none'`));
    const onPage = Object.keys(opened).filter((name) => '/bill-payment' in (opened[name] ?? {}));
    expect(onPage.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('room is noticed by the tests that look at what has it, whatever else is on the page', () => {
    const roomOf = (name: string) =>
      runsOf(restyled(`packages/ui/src/${name}.css.ts`, `padding: '1px'`, `padding: '2px'`));
    const lookers = Object.keys(opened).filter((name) =>
      LOOKS_AT.some(({ test }) => test.test(name)),
    );
    const notice = (name: string) => roomOf(name).filter((it) => lookers.includes(it));
    const ofHints = lookers.filter((name) => name.includes('the hints in fields'));
    expect(notice('components/Tile/Tile')).toEqual([]);
    expect(notice('components/SearchField/SearchField')).toEqual(expect.arrayContaining(ofHints));
    // What stands around every page is nobody's alone.
    for (const name of ['components/AppShell/AppShell', 'splash/splash'])
      expect(notice(name)).toEqual(lookers);
  });

  it('a message reaches those who say it', () => {
    const choice = reworded();
    expect(choice.everything).toBeUndefined();
    expect(choice.stories.get('stories/Walks/Flows.stories.tsx')).toEqual(new Set(['BillPayment']));
    expect([...choice.stories.keys()]).toContain('stories/Flows/BillPayment.stories.tsx');
    expect(countOf(choice)).toBeLessThan(choice.of.stories / 10);
    expect(choice.paths).toEqual(['/bill-payment']);
    expect(choice.specs).toContain('apps/wallet/e2e/billPayment.spec.ts');
    expect(choice.specs).not.toContain('apps/wallet/e2e/kyc.spec.ts');
    expect(choice.tests).toContain('packages/ui/src/messages/catalogues.test.ts');
    expect([choice.types, choice.imports]).toEqual([false, false]);
    expect(choice.languages).toEqual(new Set(['en']));
  });

  it('a message is told to those who look for what it no longer says', () => {
    const file = 'packages/ui/src/messages/en/requestMoney.ts';
    const source = read(file);
    const change = (from: string, to: string) => reachedBy(file, source, source.replace(from, to));
    const { finders, specs } = change(`'Request Sent'`, `'Request Was Sent'`);
    expect(finders).toContain('stories/Pages/RequestMoney.stories.tsx');
    expect(finders).toContain('apps/wallet/e2e/requestMoney.spec.ts');
    expect(specs.filter((spec) => !finders.includes(spec))).not.toEqual([]);
    expect(change(`'What is it for?'`, `'What for?'`).finders).toEqual([]);
    expect(restyled(BUTTON, `gap: 1`, `gap: 2`).finders).toEqual([]);
  });

  it.each([
    // What they end in is the name of a state and of many a title, too.
    ['sendMoney', 'sending', 'Sending...', 'Flows/SendMoney'],
    ['sendMoney', 'title', 'Send Money', 'Flows/SendMoney'],
    // A toast has no module of its own that says it.
    ['toasts', 'transferFailed', 'Transfer Failed', 'Pages/SendMoney'],
  ])('a message of a common name, %s.%s, reaches a part of all', (part, _, text, story) => {
    const file = `packages/ui/src/messages/en/${part}.ts`;
    const source = read(file);
    expect(source).toContain(`'${text}'`);
    const choice = reachedBy(file, source, source.replace(`'${text}'`, `'${text} now'`));
    expect(choice.everything).toBeUndefined();
    expect([...choice.stories.keys()]).toContain(`stories/${story}.stories.tsx`);
    expect(countOf(choice)).toBeLessThan(choice.of.stories / 5);
  });

  it('a message of index.html reaches everything, since the build says it', () => {
    const file = 'packages/ui/src/messages/en/splash.ts';
    const source = read(file);
    const other = source.replace('needs JavaScript', 'wants JavaScript');
    expect(reachedBy(file, source, other).everything).toContain('vite.config.ts');
  });

  it('a machine reaches its own stories, its walk and its page', () => {
    const choice = reached('packages/ui/src/flows/bill-payment/billPaymentMachine.ts');
    expect(choice.everything).toBeUndefined();
    expect([...choice.stories.keys()]).toContain('stories/Flows/BillPayment.stories.tsx');
    expect(choice.stories.get('stories/Walks/Flows.stories.tsx')).toEqual(new Set(['BillPayment']));
    expect(choice.paths).toEqual(['/bill-payment']);
    expect(choice.tests).toEqual(
      expect.arrayContaining([
        'packages/ui/src/flows/bill-payment/billPaymentMachine.test.ts',
        'stories/states.test.ts',
        'stories/matrix.test.ts',
      ]),
    );
  });

  it('a page reaches its stories and its path', () => {
    const choice = reached('apps/wallet/src/pages/CardsPage.tsx');
    expect(choice.everything).toBeUndefined();
    expect([...choice.stories.keys()]).toContain('stories/Pages/Cards.stories.tsx');
    expect([...choice.stories.keys()]).not.toContain('stories/Pages/Home.stories.tsx');
    expect(choice.paths).toEqual(['/cards']);
    expect(choice.specs).toContain('apps/wallet/e2e/cards.spec.ts');
  });

  it.each(['packages/ui/src/theme/light.ts', '.storybook/preview.tsx', '.storybook/preview.css'])(
    '%s reaches every story',
    (file) => {
      const choice = reached(file);
      expect(countOf(choice)).toBe(choice.of.stories);
    },
  );

  it.each([
    'package.json',
    'package-lock.json',
    'vitest.config.ts',
    'apps/wallet/vite.config.ts',
    '.storybook/main.ts',
    'scripts/lib/steps.mjs',
    'apps/wallet/index.html',
    'apps/wallet/public/icon.svg',
  ])('%s reaches everything', (file) => {
    const choice = reached(file);
    expect(choice.everything).toBeDefined();
    expect(narrow(steps, choice).steps).toEqual(steps);
  });

  it('a file that is gone reaches everything', () => {
    const change = { file: 'packages/ui/src/gone.ts', before: 'export {};', after: undefined };
    expect(choose(graph, [change], read, opened).everything).toContain('is gone');
  });

  it('a document reaches those who read all documents', () => {
    const choice = reached('docs/rules.md');
    expect(choice.everything).toBeUndefined();
    expect(choice.tests).toContain('scripts/rules.test.ts');
    expect([countOf(choice), choice.specs.length]).toEqual([0, 0]);
    expect(narrow(steps, choice).steps.map(({ name }) => name)).toEqual(['format', 'unit']);
  });

  it('a picture reaches the stories of its file', () => {
    const file = 'stories/__image_snapshots__/pages/pages-crypto-transfer--filled-light.png';
    const choice = reachedBy(file, '', '');
    expect([...choice.stories.keys()]).toEqual(['stories/Pages/CryptoTransfer.stories.tsx']);
  });
});

describe('the steps', () => {
  it('are those of the table, each as it is there with the chosen files behind it', () => {
    const { steps: chosen, leftOut } = narrow(steps, reworded());
    for (const step of chosen) {
      const whole = steps.find(({ name }) => name === step.name);
      expect([step.limitMs, step.after]).toEqual([whole?.limitMs, whole?.after]);
      if (step.name === 'format') continue;
      expect(step.command.slice(0, whole?.command.length)).toEqual(whole?.command);
    }
    const stories = chosen.find(({ name }) => name === 'stories');
    expect(stories?.env?.STORYBOOK_STORIES).toContain('stories/Flows/BillPayment.stories.tsx');
    const pattern = stories?.command.find((arg) => arg.startsWith('--names='))?.slice(8) ?? '';
    expect(new RegExp(pattern).test('Walks/Flows BillPayment smoke-test')).toBe(true);
    expect(new RegExp(pattern).test('Walks/Flows Gift smoke-test')).toBe(false);
    expect(leftOut[0]).toMatch(/^\d+ of 1,\d{3} stories: /);
    expect(leftOut).toContain('Left out: size budgets (of the whole, by npm test).');
  });

  it('lint what has changed alone where no rule of other files can be broken by it', () => {
    const linted = (choice: ReturnType<typeof reached>) =>
      narrow(steps, choice)
        .steps.find(({ name }) => name === 'lint')
        ?.command.filter((it) => it.includes('/'));
    const sheet = 'packages/ui/src/components/Tile/Tile.css.ts';
    expect(linted(reworded())).toEqual(['packages/ui/src/messages/en/billPayment.ts']);
    expect(linted(restyled(sheet, `gap: 1`, `gap: 2`))).toEqual([sheet]);
    const [before, after] = [sheetOf('gap: 1'), `import './other';${sheetOf('gap: 2')}`];
    expect(linted(reachedBy(sheet, before, after))).toEqual([]);
    expect(linted(reached('packages/ui/src/components/Tile/Tile.tsx'))).toEqual([]);
  });

  it('wait less long where words alone have changed: what is found by the old ones does not come', () => {
    const patience = (choice: ReturnType<typeof reached>) =>
      narrow(steps, choice).steps.flatMap(({ env }) =>
        Object.keys(env ?? {}).filter((name) => name.endsWith('_PATIENCE')),
      );
    expect(patience(reworded())).toEqual(['STORY_PATIENCE', 'E2E_PATIENCE']);
    expect(patience(reached('packages/ui/src/components/Tile/Tile.tsx'))).toEqual([]);
    expect(
      patience(restyled('packages/ui/src/components/Tile/Tile.css.ts', `gap: 1`, `gap: 2`)),
    ).toEqual([]);
  });
});
