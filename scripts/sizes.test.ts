import { expect, test } from 'vitest';
import { filesOfPages } from './lib/sizes.mjs';

const locale = '../../packages/ui/src/messages/en/first.ts';

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
  [locale]: { file: 'en.js' },
  '../../packages/ui/src/messages/en/later.ts': { file: 'en-later.js' },
  '../../packages/ui/src/messages/ur/first.ts': { file: 'ur.js' },
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
  const { home } = filesOfPages(manifest);
  expect(home.js.toSorted()).toEqual(['en.js', 'home.js', 'index.js', 'react.js', 'shared.js']);
  expect(home.css.toSorted()).toEqual(['home.css', 'index.css', 'shared.css']);
});

test('another page is what it adds to be shown, its messages included, and what it may load later', () => {
  const { others } = filesOfPages(manifest);
  expect(others.map(({ name }) => name)).toEqual(['Funds']);
  expect(others[0]?.js.toSorted()).toEqual(['en-later.js', 'funds.js']);
  expect(others[0]?.later.toSorted()).toEqual(['menu.js', 'overlay.js']);
});

test('a manifest without home is refused', () => {
  const { 'src/pages/HomePage.tsx': _, ...rest } = manifest;
  expect(() => filesOfPages(rest)).toThrow('no home page');
});
