import { afterEach, expect, it, vi } from 'vitest';
import { earlyFiles, earlyScriptsElement, type Chunk } from './earlyScripts.ts';

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

/** Opens a path in a language: runs the script of its page. Answers the links that are in it then. */
function open(pathname: string, lang = 'en') {
  const links: Record<string, string>[] = [];
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', {
    documentElement: { lang },
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => void links.push(link) },
  });
  const element = earlyScriptsElement(earlyFiles(built, pages, locales));
  const [, script = ''] = /^<script>([^]*)<\/script>$/.exec(element) ?? [];
  new Function(script)();
  return links;
}

const asked = (...args: Parameters<typeof open>) => open(...args).map(({ href }) => href);

it('asks for what the page and its texts are made of, beyond what index.html names itself', () => {
  expect(asked('/')).toEqual(['/assets/HomePage.js', '/assets/first-en.js']);
  expect(asked('/gift-wrap')).toEqual([
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

it('asks in the language that the page is read in', () => {
  expect(asked('/', 'ar')).toEqual(['/assets/HomePage.js', '/assets/first-ar.js']);
});

it('takes no notice of a slash at the end, and asks for nothing on a path that is not known', () => {
  expect(asked('/gift-wrap/')).toEqual(asked('/gift-wrap'));
  expect(asked('/nowhere')).toEqual([]);
});

it('asks as the modules themselves will, so that nothing is loaded twice', () => {
  const [page, style] = open('/gift-wrap');
  expect(page).toMatchObject({ rel: 'modulepreload', crossOrigin: '' });
  expect(style).toMatchObject({ rel: 'preload', as: 'style', crossOrigin: '' });
});

it('says what a build lacks', () => {
  expect(() => earlyFiles(built, new Map([['/x', { page: 'XPage', texts: [] }]]), locales)).toThrow(
    'XPage',
  );
  const split = built.map((it) =>
    it.fileName === 'assets/gift-ur.js' ? { ...it, ...imports('machines') } : it,
  );
  expect(() => earlyFiles(split, pages, locales)).toThrow('gift in ur');
});
