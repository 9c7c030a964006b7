import { afterEach, expect, it, vi } from 'vitest';
import { preloadFiles } from '../src/early/preloadFiles.ts';
import { earlyFiles, type Chunk } from './earlyLoading.ts';

afterEach(() => vi.unstubAllGlobals());

const chunk = (name: string, module: string | null, change: Partial<Chunk> = {}): Chunk => ({
  fileName: `assets/${name}.js`,
  name,
  facadeModuleId: module && `/project/${module}`,
  imports: [],
  css: [],
  ...change,
});

const imports = (...names: string[]) => ({ imports: names.map((name) => `assets/${name}.js`) });

const locales = ['en', 'ur', 'ar'];

const texts = (part: string) =>
  locales.map((locale) => chunk(`${part}-${locale}`, `messages/${locale}/${part}.ts`));

const built = [
  chunk('index', 'src/main.tsx', imports('core')),
  chunk('core', null, { css: ['assets/core.css'] }),
  chunk('HomePage', 'src/pages/HomePage.tsx', imports('core')),
  chunk('GiftPage', 'src/pages/GiftPage.tsx', {
    ...imports('core', 'flows'),
    css: ['assets/core.css', 'assets/pages.css'],
  }),
  chunk('flows', null, imports('machines')),
  chunk('machines', null),
  ...['first', 'parts', 'shared', 'gift'].flatMap(texts),
];

const pages = new Map([
  ['/', { page: 'HomePage', texts: null }],
  ['/gift-wrap', { page: 'GiftPage', texts: ['gift'] }],
]);

/** Opens a path in a language and returns the links that were added. */
function open(pathname: string, lang = 'en') {
  const links: Record<string, string>[] = [];
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', {
    documentElement: { lang },
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => void links.push(link) },
  });
  preloadFiles(earlyFiles(built, pages, locales));
  return links;
}

const requested = (...args: Parameters<typeof open>) => open(...args).map(({ href }) => href);

it('preloads the files of the page and its messages that index.html does not link', () => {
  expect(requested('/')).toEqual(['/assets/HomePage.js', '/assets/first-en.js']);
  expect(requested('/gift-wrap')).toEqual([
    '/assets/GiftPage.js',
    '/assets/pages.css',
    '/assets/flows.js',
    '/assets/machines.js',
    '/assets/first-en.js',
    '/assets/parts-en.js',
    '/assets/shared-en.js',
    '/assets/gift-en.js',
  ]);
});

it('preloads the language of the document', () => {
  expect(requested('/', 'ar')).toEqual(['/assets/HomePage.js', '/assets/first-ar.js']);
});

it('ignores a slash at the end, and preloads nothing on an unknown path', () => {
  expect(requested('/gift-wrap/')).toEqual(requested('/gift-wrap'));
  expect(requested('/nowhere')).toEqual([]);
});

it('preloads with the attributes of the later requests, so that no file loads twice', () => {
  const [page, style] = open('/gift-wrap');
  expect(page).toMatchObject({ rel: 'modulepreload', crossOrigin: '' });
  expect(style).toMatchObject({ rel: 'preload', as: 'style', crossOrigin: '' });
});

it('names what a build lacks', () => {
  expect(() => earlyFiles(built, new Map([['/x', { page: 'XPage', texts: [] }]]), locales)).toThrow(
    'XPage',
  );
  const split = built.map((it) =>
    it.fileName === 'assets/gift-ur.js' ? { ...it, ...imports('machines') } : it,
  );
  expect(() => earlyFiles(split, pages, locales)).toThrow('gift in ur');
});
