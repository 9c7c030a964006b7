import { afterEach, expect, it, vi } from 'vitest';
import { preloadFiles } from '../src/platform/early/preloadFiles.ts';
import { listEarlyFiles, type Chunk, type EarlyFilesOptions } from './earlyLoading.ts';

afterEach(() => vi.unstubAllGlobals());

const chunk = (
  name: string,
  modules: readonly string[] = [],
  change: Partial<Chunk> = {},
): Chunk => ({
  fileName: `assets/${name}.js`,
  name,
  moduleIds: modules.map((module) => `/project/${module}`),
  imports: [],
  css: [],
  ...change,
});

const imports = (...names: string[]) => ({ imports: names.map((name) => `assets/${name}.js`) });

const locales = ['en', 'ur', 'ar'];

const messages = (name: string, namespaces: readonly string[]) =>
  locales.map((locale) =>
    chunk(
      `${name}-${locale}`,
      namespaces.map((namespace) => `messages/${locale}/${namespace}.ts`),
    ),
  );

const built = [
  chunk('index', ['src/main.tsx'], imports('core')),
  chunk('core', [], { css: ['assets/core.css'] }),
  chunk('HomePage', ['src/features/home/HomePage.tsx'], imports('core')),
  chunk('GiftPage', ['src/features/gift/GiftPage.tsx'], {
    ...imports('core', 'flows'),
    css: ['assets/core.css', 'assets/pages.css'],
  }),
  chunk('flows', [], imports('machines')),
  chunk('machines'),
  ...messages('first', ['loaders', 'common', 'home']),
  ...messages('toasts', ['toasts']),
  ...messages('gift', ['gift']),
];

const options: EarlyFilesOptions = {
  chunks: built,
  pages: new Map([
    ['/', 'HomePage'],
    ['/gift-wrap', 'GiftPage'],
  ]),
  namespaces: { first: ['common', 'home'], pages: { HomePage: [], GiftPage: ['toasts', 'gift'] } },
  locales,
};

function open(pathname: string, lang = 'en') {
  const links: Record<string, string>[] = [];
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', {
    documentElement: { lang },
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => void links.push(link) },
  });
  preloadFiles(listEarlyFiles(options));
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
    '/assets/toasts-en.js',
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

it('names what is missing from a build', () => {
  expect(() => listEarlyFiles({ ...options, pages: new Map([['/x', 'XPage']]) })).toThrow('XPage');
  const chunks = built.map((it) =>
    it.fileName === 'assets/gift-ur.js' ? { ...it, ...imports('machines') } : it,
  );
  expect(() => listEarlyFiles({ ...options, chunks })).toThrow('gift in ur');
});
