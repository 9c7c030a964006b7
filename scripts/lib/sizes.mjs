// Files that a browser downloads for each page, from Vite’s manifest.

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {{ name: string, js: string[], css: string[] }} Page files that the page needs in addition to home's */

const ENTRY = 'index.html';
const HOME = 'src/features/home/HomePage.tsx';
const PAGE = /^src\/features\/[\w-]+\/(\w+)Page\.tsx$/;
/** Loaded in parallel with the app: the demo's mocked server. */
const DEMO = /^src\/hosts\/demo\//;
/** A chunk with messages in another language than English, which the pages contain. */
const MESSAGES = /\/messages\/(?:shared\/\w+\/)?([a-z]{2,3}(?:-\w+)?)\.ts$/;

/** @param {string} key */
const getLanguage = (key) => MESSAGES.exec(key)?.[1];

/**
 * Returns these chunks and everything that `follow` finds from them, directly or indirectly.
 * @param {readonly string[]} keys
 * @param {(key: string) => readonly string[]} follow
 */
function reach(keys, follow) {
  const reached = new Set(keys);
  for (const key of reached) for (const next of follow(key)) reached.add(next);
  return [...reached];
}

/**
 * Returns the languages of a build, English first.
 * @param {Manifest} manifest
 */
export const getLanguages = (manifest) => [
  ...new Set(['en', ...Object.keys(manifest).flatMap((key) => getLanguage(key) ?? [])]),
];

/**
 * Lists the files of each page in a language. For home, these are the files of its first paint: the entry, the page,
 * everything that they import, and their messages. For any other page, `js` and `css` are the additional files that it needs
 * to be shown, including its messages; `later` is what it may load afterwards, including every dialog.
 * @param {Manifest} manifest
 * @param {string} language
 * @returns {{ home: Page, others: (Page & { later: string[] })[] }}
 */
export function listPageFiles(manifest, language) {
  const keys = Object.keys(manifest);
  if (!manifest[ENTRY] || !manifest[HOME]) {
    throw new Error('The manifest shows no entry or no home page.');
  }
  const followStatic = (/** @type {string} */ key) => manifest[key]?.imports ?? [];
  /** The imports of a chunk, and the messages of the components in it. */
  const followShown = (/** @type {string} */ key) => [
    ...followStatic(key),
    ...(manifest[key]?.dynamicImports ?? []).filter((next) => getLanguage(next) === language),
  ];
  const firstPaint = new Set(reach([ENTRY, HOME], followShown));
  // Chunks that the shell itself lazy-loads (menus, toasts) belong to no page.
  const followAll = (/** @type {string} */ key) =>
    firstPaint.has(key)
      ? []
      : [...followStatic(key), ...(manifest[key]?.dynamicImports ?? [])].filter(
          (next) => !PAGE.test(next) && !DEMO.test(next) && !getLanguage(next),
        );
  const getFiles = (/** @type {readonly string[]} */ chunks) => ({
    js: chunks.flatMap((key) => manifest[key]?.file ?? []),
    css: [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))],
  });

  const others = keys.flatMap((key) => {
    const [, name] = PAGE.exec(key) ?? [];
    if (name === undefined || key === HOME) return [];
    const shown = reach([key], followShown).filter((it) => !firstPaint.has(it));
    const later = reach([key], followAll).filter(
      (it) => !firstPaint.has(it) && !shown.includes(it),
    );
    return [{ name, ...getFiles(shown), later: getFiles(later).js }];
  });
  return { home: { name: 'Home', ...getFiles([...firstPaint]) }, others };
}
