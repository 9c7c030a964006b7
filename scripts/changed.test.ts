import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choose } from './lib/changed/choose.mjs';
import { NOT_FOLLOWED, READS, ROUTES } from './lib/changed/declared.mjs';
import { readGraph } from './lib/changed/graph.mjs';
import { projectFiles } from './lib/changed/index.mjs';
import { hasSameImports, kindOf } from './lib/changed/kinds.mjs';
import { narrow } from './lib/changed/narrow.mjs';
import { opensPages, pagesOf } from './lib/changed/pages.mjs';
import { parseModule, parseStories, parseWords } from './lib/changed/parse.mjs';
import { changedMessages, mayFind, maySay } from './lib/changed/words.mjs';
import { inProject } from './lib/project.mjs';
import { steps } from './lib/steps.mjs';

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const graph = readGraph(projectFiles());

/** What a change of a file of the project reaches. */
const reached = (file: string, change: (source: string) => string = (source) => `${source} `) => {
  const before = read(file);
  const after = change(before);
  expect(after).not.toBe(before);
  return choose(graph, [{ file, before, after }], read);
};

const countOf = ({ stories }: ReturnType<typeof reached>) =>
  [...stories.values()].reduce((sum, own) => sum + own.size, 0);

const BUTTON = 'packages/ui/src/components/Button/Button.css.ts';
const BILLS = 'packages/ui/src/messages/en/billPayment.ts';

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
    ['by a key that it hands to others', `const error = 'status.done'`],
  ])('is said %s', (_, source) => expect(says(source)).toBe(true));

  it.each([
    ['another key', `const t = useTranslations('pay'); t('status.failed')`],
    ['the same key of another part', `const t = useTranslations('gift'); t('status.done')`],
    ['nothing', `const done = { status: 1 }`],
  ])('is not said by what says %s', (_, source) => expect(says(source)).toBe(false));

  it('is found by a part of it, by more than it, and by a pattern', () => {
    const finds = (source: string) => mayFind(parseWords('a.ts', source), 'Pay {name} now');
    expect(finds(`getByText('pay')`)).toBe(true);
    expect(finds(`getByText('Pay Ali now, please')`)).toBe(true);
    expect(finds('getByText(/now$/)')).toBe(true);
    expect(finds(`getByText('Send')`)).toBe(false);
  });
});

describe('the pages', () => {
  it('are those of the table of routes', () => {
    const source = read(ROUTES);
    const written = source.slice(source.indexOf('new Map([')).matchAll(/\[\s*'(\/[^']*)',/g);
    const pages = pagesOf(source);
    expect([...pages.keys()]).toEqual([...written].map(([, path]) => path));
    expect([...pages.values()].filter((page) => !graph.files.has(page))).toEqual([]);
  });

  it('are opened by whoever goes to one: links lead to all others', () => {
    expect(opensPages('page.goto(path)')).toBe(true);
    expect(opensPages('page.setContent(html)')).toBe(false);
  });
});

describe('what is declared', () => {
  it('is there, and does read what it does not import', () => {
    expect(Object.keys(READS).filter((file) => !graph.files.has(file))).toEqual([]);
    const looks = (file: string) =>
      graph.looksAround(file) || read(file).includes('import.meta.glob');
    expect(Object.keys(READS).filter((file) => !looks(file))).toEqual([]);
  });

  it.each(NOT_FOLLOWED)('%s waits for nobody to ask', (file) => {
    expect(read(file)).not.toContain('eager');
  });
});

describe('in this project, a change of', () => {
  it("a component's style reaches the stories and pages that show it, and no test that draws nothing", () => {
    const choice = reached('packages/ui/src/components/TierTrack/TierTrack.css.ts', (source) =>
      source.replace(/style\(\{/, "style({ outline: '1px solid',"),
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
    expect([choice.types, choice.lint, choice.imports]).toEqual([true, true, false]);
    expect(choice.tests).toContain('scripts/styles.test.ts');
    expect(choice.tests).not.toContain('stories/states.test.ts');
    expect(choice.tests).not.toContain('scripts/new-flow.test.ts');
  });

  it('a message reaches those who say it', () => {
    const choice = reached(BILLS, (source) => source.replace("'Pay Now'", "'Pay It Now'"));
    expect(choice.everything).toBeUndefined();
    expect(choice.stories.get('stories/Walks/Flows.stories.tsx')).toEqual(new Set(['BillPayment']));
    expect([...choice.stories.keys()]).toContain('stories/Flows/BillPayment.stories.tsx');
    expect(countOf(choice)).toBeLessThan(choice.of.stories / 10);
    expect(choice.paths).toEqual(['/bill-payment']);
    expect(choice.specs).toContain('apps/wallet/e2e/billPayment.spec.ts');
    expect(choice.specs).not.toContain('apps/wallet/e2e/kyc.spec.ts');
    expect(choice.tests).toContain('packages/ui/src/messages/catalogues.test.ts');
    expect([choice.types, choice.imports]).toEqual([false, false]);
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
    expect(choose(graph, [change], read).everything).toContain('is gone');
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
    const choice = choose(graph, [{ file, before: '', after: '' }], read);
    expect([...choice.stories.keys()]).toEqual(['stories/Pages/CryptoTransfer.stories.tsx']);
  });
});

describe('the steps', () => {
  it('are those of the table, each as it is there with the chosen files behind it', () => {
    const { steps: chosen, leftOut } = narrow(
      steps,
      reached(BILLS, (source) => source.replace("'Pay Now'", "'Pay It Now'")),
    );
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
});
