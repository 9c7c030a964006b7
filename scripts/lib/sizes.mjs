// The files that a visitor of each page downloads, from Vite’s manifest.

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {{ name: string, js: string[], css: string[] }} Page files that the page needs in addition to home's */

const isPage = (/** @type {string} */ key) => /^src\/pages\/.+Page\.tsx$/.test(key);

/** Loaded in parallel with the app: the demo's mocked server. */
const isDemo = (/** @type {string} */ key) => key.startsWith('src/demo/');

/**
 * @typedef {{ language: string, namespaces: Record<string, readonly string[]> }} Reader the language, and the
 *   namespaces that each page loads in addition to those of the first paint
 */

/** The chunk with the messages of the first paint (apps/wallet/build/messages.ts). */
const FIRST_MESSAGES = /\/messages\/(\w+)\/loaders\.ts$/;

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} starts
 * @param {(chunk: Chunk, key: string) => readonly string[]} follow
 * @returns {Set<string>} the keys that are reached
 */
function reach(manifest, starts, follow) {
  const reached = new Set(starts);
  for (const key of reached) {
    const chunk = manifest[key];
    if (chunk) for (const next of follow(chunk, key)) reached.add(next);
  }
  return reached;
}

/** @param {Chunk} chunk */
const getStaticImports = ({ imports = [] }) => imports;

/**
 * Returns the languages of a build, English first.
 * @param {Manifest} manifest
 */
export const getLanguages = (manifest) =>
  Object.keys(manifest)
    .flatMap((key) => FIRST_MESSAGES.exec(key)?.[1] ?? [])
    .toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));

/** Everything that a page may load while it is used, including dialogs and menus. @param {Chunk} chunk */
const getAllImports = ({ imports = [], dynamicImports = [] }) => [
  ...imports,
  ...dynamicImports.filter((key) => !isPage(key) && !isDemo(key)),
];

/**
 * @param {Manifest} manifest
 * @param {Set<string>} keys
 */
const getChunks = (manifest, keys) => [...keys].flatMap((key) => manifest[key] ?? []);

/**
 * Lists the files of each page. For home, these are the files of its first paint: the entry, the page, the first
 * messages, and everything that they import. For any other page, `js` and `css` are the additional files that it needs
 * to be shown, including its messages; `later` is what it may load afterwards, including every dialog.
 * @param {Manifest} manifest
 * @param {Reader} reader
 * @returns {{ home: Page, others: (Page & { later: string[] })[] }}
 */
export function listPageFiles(manifest, { language, namespaces }) {
  const keys = Object.keys(manifest);
  const home = 'src/pages/HomePage.tsx';
  const messages = (/** @type {string} */ namespace) =>
    keys.find((key) => key.endsWith(`/messages/${language}/${namespace}.ts`)) ?? [];
  const first = keys.find((key) => FIRST_MESSAGES.exec(key)?.[1] === language);
  const entry = 'index.html';
  if (!manifest[entry] || !first || !manifest[home]) {
    throw new Error('The manifest shows no entry, no home page or no first messages.');
  }
  const firstPaint = reach(manifest, [entry, home, first], getStaticImports);
  const js = (/** @type {Chunk[]} */ chunks) => chunks.map(({ file }) => file);
  const css = (/** @type {Chunk[]} */ chunks) => [
    ...new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
  ];
  const without = (/** @type {Set<string>} */ all, /** @type {Set<string>} */ known) =>
    new Set([...all].filter((key) => !known.has(key)));

  const homeChunks = getChunks(manifest, firstPaint);
  const others = keys
    .filter((key) => isPage(key) && key !== home)
    .map((key) => {
      const name = key.replace(/^src\/pages\/|Page\.tsx$/g, '');
      const said = (namespaces[`${name}Page`] ?? []).flatMap(messages);
      // What the shell itself lazy-loads (menus, toasts) belongs to no page.
      const follow = (/** @type {Chunk} */ chunk, /** @type {string} */ it) =>
        firstPaint.has(it) ? [] : getAllImports(chunk);
      const shown = without(reach(manifest, [key, ...said], getStaticImports), firstPaint);
      const later = without(without(reach(manifest, [key], follow), firstPaint), shown);
      const chunks = getChunks(manifest, shown);
      return {
        name,
        js: js(chunks),
        css: css(chunks),
        later: js(getChunks(manifest, later)),
      };
    });
  return { home: { name: 'Home', js: js(homeChunks), css: css(homeChunks) }, others };
}
