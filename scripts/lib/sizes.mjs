// The files that a visitor of each page downloads, from Vite’s manifest.

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {{ name: string, js: string[], css: string[] }} Page files that the page needs in addition to home's */

const ENTRY = 'index.html';
const HOME = 'src/features/home/HomePage.tsx';
const PAGE = /^src\/features\/[\w-]+\/(\w+)Page\.tsx$/;
/** Loaded in parallel with the app: the demo's mocked server. */
const DEMO = /^src\/hosts\/demo\//;
/** The chunk with the messages of the first paint (apps/wallet/build/messages.ts). */
const FIRST_MESSAGES = /\/messages\/([\w-]+)\/loaders\.ts$/;

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
export const getLanguages = (manifest) =>
  Object.keys(manifest)
    .flatMap((key) => FIRST_MESSAGES.exec(key)?.[1] ?? [])
    .toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));

/**
 * Lists the files of each page. For home, these are the files of its first paint: the entry, the page, the first
 * messages, and everything that they import. For any other page, `js` and `css` are the additional files that it needs
 * to be shown, including its messages; `later` is what it may load afterwards, including every dialog.
 * @param {Manifest} manifest
 * @param {{ language: string, namespaces: Record<string, readonly string[]> }} options `namespaces` are those that each
 *   page loads in addition to those of the first paint
 * @returns {{ home: Page, others: (Page & { later: string[] })[] }}
 */
export function listPageFiles(manifest, { language, namespaces }) {
  const keys = Object.keys(manifest);
  const first = keys.find((key) => FIRST_MESSAGES.exec(key)?.[1] === language);
  if (!manifest[ENTRY] || !manifest[HOME] || !first) {
    throw new Error('The manifest shows no entry, no home page or no first messages.');
  }
  const followStatic = (/** @type {string} */ key) => manifest[key]?.imports ?? [];
  const firstPaint = new Set(reach([ENTRY, HOME, first], followStatic));
  // Chunks that the shell itself lazy-loads (menus, toasts) belong to no page.
  const followAll = (/** @type {string} */ key) =>
    firstPaint.has(key)
      ? []
      : [...followStatic(key), ...(manifest[key]?.dynamicImports ?? [])].filter(
          (next) => !PAGE.test(next) && !DEMO.test(next),
        );
  const getFiles = (/** @type {readonly string[]} */ chunks) => ({
    js: chunks.flatMap((key) => manifest[key]?.file ?? []),
    css: [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))],
  });

  const others = keys.flatMap((key) => {
    const [, name] = PAGE.exec(key) ?? [];
    if (name === undefined || key === HOME) return [];
    const messageKeys = (namespaces[`${name}Page`] ?? []).flatMap(
      (namespace) => keys.find((it) => it.endsWith(`/messages/${language}/${namespace}.ts`)) ?? [],
    );
    const shown = reach([key, ...messageKeys], followStatic).filter((it) => !firstPaint.has(it));
    const later = reach([key], followAll).filter(
      (it) => !firstPaint.has(it) && !shown.includes(it),
    );
    return [{ name, ...getFiles(shown), later: getFiles(later).js }];
  });
  return { home: { name: 'Home', ...getFiles([...firstPaint]) }, others };
}
