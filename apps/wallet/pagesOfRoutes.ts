import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

/** What is loaded for a path. */
export interface PageOfRoute {
  /** The module of the page, such as `HomePage`. */
  page: string;
  /** The parts of the catalogue that come with it; null where the first paint's are enough. */
  texts: readonly string[] | null;
}

const ROUTES = fileURLToPath(new URL('src/routes.ts', import.meta.url));
const PAGE = /^\.\/pages\/(\w+)$/;
const STUB = '\0page:';
const CATALOGUE = '\0catalogue';
const START = 'virtual:pages-of-routes';

/** Opens each path of the table, and notes what is loaded. */
const start = `
  import { asked } from './data/catalogue';
  import { routes } from ${JSON.stringify(ROUTES)};
  export const pages = new Map();
  for (const [path, { load }] of routes) {
    asked.length = 0;
    const { default: page } = await load();
    pages.set(path, { page, texts: asked[0] ?? null });
  }`;

/** Stands for the catalogue: notes what it is asked for. */
const catalogue = `
  export const asked = [];
  export const catalogue = { add: async (texts) => void asked.push(texts) };`;

/** Puts a name in place of each page, and a list in place of the catalogue. */
const stubs: Plugin = {
  name: 'stubs-of-pages',
  enforce: 'pre',
  resolveId: (source) => {
    if (source === START) return START;
    if (source === './data/catalogue') return CATALOGUE;
    const [, page] = PAGE.exec(source) ?? [];
    return page ? STUB + page : null;
  },
  load: (id) => {
    if (id === START) return start;
    if (id === CATALOGUE) return catalogue;
    return id.startsWith(STUB) ? `export default ${JSON.stringify(id.slice(STUB.length))};` : null;
  },
};

/** What the table of routes loads for each of its paths, found out by having it do so. */
export async function pagesOfRoutes(): Promise<ReadonlyMap<string, PageOfRoute>> {
  const { module } = await runnerImport<{ pages: Map<string, PageOfRoute> }>(START, {
    plugins: [stubs],
  });
  return module.pages;
}
