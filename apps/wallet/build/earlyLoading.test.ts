import { afterEach, expect, it, vi } from 'vitest';
import { buildPreloadManifest, type Chunk, type PreloadManifestOptions } from './earlyLoading.ts';

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

/** A module with a message set, in a chunk with other modules. */
const set = (name: string) => `ui/src/features/${name}/messages/index.ts`;

const messages = (...names: string[]) =>
  ['ur', 'ar'].map((locale) =>
    chunk(
      `${names[0]}-${locale}`,
      names.map((name) => `ui/src/features/${name}/messages/${locale}.ts`),
    ),
  );

const built = [
  chunk('index', ['src/main.tsx'], imports('core')),
  chunk('core', ['ui/src/messages/index.ts', set('common'), set('home')], {
    css: ['assets/core.css'],
  }),
  chunk('HomePage', ['src/features/home/HomePage.tsx'], imports('core')),
  chunk('GiftPage', ['src/features/gift/GiftPage.tsx', set('gift')], {
    ...imports('core', 'flows'),
    css: ['assets/core.css', 'assets/pages.css'],
  }),
  chunk('flows', [], imports('machines')),
  chunk('machines', [set('toasts')]),
  ...messages('common', 'home'),
  ...messages('toasts'),
  ...messages('gift'),
];

const options: PreloadManifestOptions = {
  chunks: built,
  pages: new Map([
    ['/', 'HomePage'],
    ['/gift-wrap', 'GiftPage'],
  ]),
  locales,
};

async function open(pathname: string, lang = 'en') {
  vi.resetModules();
  const { preloadFiles } = await import('../src/platform/early/preloadFiles.ts');
  const links: Record<string, string>[] = [];
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', {
    documentElement: { lang },
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => void links.push(link) },
  });
  const files = buildPreloadManifest(options);
  preloadFiles(files);
  return { links, preload: (path: string) => preloadFiles(files, path) };
}

const requested = async (...args: Parameters<typeof open>) =>
  (await open(...args)).links.map(({ href }) => href);

it('preloads the page files that index.html does not link', async () => {
  expect(await requested('/')).toEqual(['/assets/HomePage.js']);
  expect(await requested('/gift-wrap')).toEqual([
    '/assets/GiftPage.js',
    '/assets/pages.css',
    '/assets/flows.js',
    '/assets/machines.js',
  ]);
});

it('preloads the messages in the language of the document', async () => {
  expect(await requested('/', 'ar')).toEqual(['/assets/HomePage.js', '/assets/common-ar.js']);
  expect(await requested('/gift-wrap', 'ur')).toEqual([
    ...(await requested('/gift-wrap')),
    '/assets/common-ur.js',
    '/assets/gift-ur.js',
    '/assets/toasts-ur.js',
  ]);
});

it('preloads the scripts and messages of another page that are not preloaded yet', async () => {
  const { links, preload } = await open('/', 'ur');
  const before = links.length;
  preload('/gift-wrap/');
  expect(links.slice(before).map(({ href }) => href)).toEqual(
    (await requested('/gift-wrap', 'ur')).filter(
      (file = '') => !['/assets/common-ur.js', '/assets/pages.css'].includes(file),
    ),
  );
});

it('ignores a trailing slash, and preloads nothing on an unknown path', async () => {
  expect(await requested('/gift-wrap/')).toEqual(await requested('/gift-wrap'));
  expect(await requested('/nowhere')).toEqual([]);
});

it('preloads with the attributes of the later requests, so that no file loads twice', async () => {
  const [page, style] = (await open('/gift-wrap')).links;
  expect(page).toMatchObject({ rel: 'modulepreload', crossOrigin: '' });
  expect(style).toMatchObject({ rel: 'preload', as: 'style', crossOrigin: '' });
});

it('names the file that is missing from a build', () => {
  expect(() => buildPreloadManifest({ ...options, pages: new Map([['/x', 'XPage']]) })).toThrow(
    'XPage',
  );
  const chunks = built.filter(({ name }) => name !== 'gift-ur');
  expect(() => buildPreloadManifest({ ...options, chunks })).toThrow('/gift/messages/ur.ts');
});
