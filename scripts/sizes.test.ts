import { expect, test } from 'vitest';
import { imports } from './lib/consumerBudgets.mjs';
import { packageNameOf, withDependencies } from './lib/consumerCosts.mjs';
import { filesOfPages, languagesOf } from './lib/sizes.mjs';

const locale = '_messages-en.js';

const english = { language: 'en', namespaces: { FundsPage: ['funds', 'payment'] } };

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: [locale, 'src/pages/HomePage.tsx', 'src/demo/startDemo.ts'],
    css: ['index.css'],
  },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'], css: ['shared.css'] },
  '_menu.js': { file: 'menu.js', imports: ['_overlay.js'] },
  '_overlay.js': { file: 'overlay.js' },
  [locale]: { file: 'en.js', name: 'messages-en' },
  '../../packages/ui/src/messages/en/payment.ts': { file: 'en-payment.js' },
  '../../packages/ui/src/messages/en/funds.ts': { file: 'en-funds.js' },
  '../../packages/ui/src/messages/ur/funds.ts': { file: 'ur-funds.js' },
  '_messages-ur.js': { file: 'ur.js', name: 'messages-ur' },
  'src/demo/startDemo.ts': { file: 'demo.js' },
  'src/pages/HomePage.tsx': {
    file: 'home.js',
    imports: ['_shared.js'],
    dynamicImports: ['_menu.js'],
    css: ['home.css'],
  },
  'src/pages/FundsPage.tsx': {
    file: 'funds.js',
    imports: ['_shared.js', '_react.js'],
    dynamicImports: ['_menu.js', 'src/pages/HomePage.tsx'],
    css: ['funds.css', 'shared.css'],
  },
};

test("home's first paint is the entry, the page, the locale and what they import", () => {
  const { home } = filesOfPages(manifest, english);
  expect(home.js.toSorted()).toEqual(['en.js', 'home.js', 'index.js', 'react.js', 'shared.js']);
  expect(home.css.toSorted()).toEqual(['home.css', 'index.css', 'shared.css']);
});

test('the languages of a build are those with messages, English first', () => {
  expect(languagesOf(manifest)).toEqual(['en', 'ur']);
});

test('another page is what it adds to be shown, its messages included, and what it may load later', () => {
  const { others } = filesOfPages(manifest, english);
  expect(others.map(({ name }) => name)).toEqual(['Funds']);
  expect(others[0]?.js.toSorted()).toEqual(['en-funds.js', 'en-payment.js', 'funds.js']);
  expect(others[0]?.later.toSorted()).toEqual(['menu.js', 'overlay.js']);
});

test('a manifest without home is refused', () => {
  const { 'src/pages/HomePage.tsx': _, ...rest } = manifest;
  expect(() => filesOfPages(rest, english)).toThrow('no home page');
});

test.each([
  ['/x/node_modules/react/cjs/react.production.js', 'react'],
  ['/x/node_modules/@xstate/react/dist/index.js', '@xstate/react'],
  ['/x/node_modules/intl-messageformat/node_modules/@formatjs/parser/a.js', '@formatjs/parser'],
  [String.raw`C:\x\node_modules\@xstate\react\index.js`, '@xstate/react'],
  ['/x/packages/ui/dist/components/Button/Button.js', undefined],
])('%s is of the package %s', (id, name) => {
  expect(packageNameOf(id)).toBe(name);
});

test('what a peer brings is counted with the peers, however deep, and once', async () => {
  const graph: Record<string, string[]> = { a: ['b', 'c'], b: ['c'], c: ['a', 'd'], e: ['f'] };
  const found = await withDependencies(['a'], async (name) => graph[name] ?? []);
  expect([...found].toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

test('everything is every component, flow, screen and text, and nothing for build scripts', () => {
  const everything = imports().at(-1)?.code ?? '';
  for (const entry of ['Button', 'flows/gift', 'screens/home', 'messages/ur', 'provider']) {
    expect(everything).toContain(`'@rad-wallet/ui/${entry}'`);
  }
  expect(everything).toContain(`import '@rad-wallet/ui/styles.css'`);
  expect(everything).not.toContain('makeTheme');
});
