import type * as Messages from '@rad-wallet/ui/messages';
import { fileURLToPath } from 'node:url';
import { build, runnerImport, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrefetchPaths } from '../src/platform/api/prefetchReads.ts';
import type { PreloadManifest } from '../src/platform/early/preloadFiles.ts';
import type * as Routes from '../src/features/routes.ts';
import type { Route } from '../src/shell/defineRoute.ts';
import { loadModule } from './loadModule.ts';

const EARLY_SCRIPT_FILE = fileURLToPath(new URL('../src/platform/early/main.ts', import.meta.url));

const ROUTES_FILE = fileURLToPath(new URL('../src/features/routes.ts', import.meta.url));

/** Comments in index.html that the build replaces with the font preload links and the script. */
const PLACEHOLDERS = { fonts: '<!--fonts-->', script: '<!--early-->' };

/** Fonts for the first text on a page: the basic subset of our own font, and Nastaliq. */
const PRELOADED_FONTS = [/figtree-basic.*\.woff2$/, /nastaliq.*\.woff2$/];

/** Only the first requests of each route, because the rest of the route table is too large for index.html. */
export const getPrefetchPaths = (routes: readonly Route[]): PrefetchPaths =>
  Object.fromEntries(
    routes.flatMap(({ path, prefetchPaths }) => (prefetchPaths ? [[path, prefetchPaths]] : [])),
  );

export interface Chunk {
  fileName: string;
  name: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  css: Iterable<string>;
}

const listFiles = ({ fileName, css }: Chunk) => [fileName, ...css];

/** Returns the folders of the message sets defined in a chunk. */
const listMessageFolders = ({ moduleIds }: Chunk) =>
  moduleIds.flatMap(
    (id) => /^.*(?:(?<!\/src)\/messages|\/messages\/shared\/\w+)(?=\/index\.ts$)/.exec(id) ?? [],
  );

function collectWithImports(chunks: readonly Chunk[], start: Iterable<Chunk>): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(start);
  for (const { imports } of found) {
    for (const file of imports) {
      const chunk = byFile.get(file);
      if (chunk) found.add(chunk);
    }
  }
  return found;
}

export interface PreloadManifestOptions {
  chunks: readonly Chunk[];
  pages: ReadonlyMap<string, string>;
  locales: readonly string[];
}

/** Lists the files that each path needs but index.html does not link. @throws if a file is missing from the build */
export function buildPreloadManifest({
  chunks,
  pages,
  locales,
}: PreloadManifestOptions): PreloadManifest {
  const entry = chunks.filter(({ name }) => name === 'index');
  const first = collectWithImports(chunks, entry);
  const linked = new Set([...first].flatMap(listFiles));
  const findChunk = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no chunk with ${module}`);
    return chunk;
  };
  /** The message files of these chunks, in the order of `locales`; English messages are part of the chunks. */
  const listMessages = (loaded: Iterable<Chunk>) => {
    const files = new Map<string, (string | null)[]>();
    for (const folder of new Set([...loaded].flatMap(listMessageFolders))) {
      const ofSet = locales.map((locale) =>
        locale === 'en' ? null : findChunk(`${folder}/${locale}.ts`).fileName,
      );
      files.set(ofSet.join(), ofSet);
    }
    return [...files.values()];
  };

  const files: PreloadManifest['files'][number][] = [];
  const indexes = new Map<string, number>();
  const getIndex = (file: PreloadManifest['files'][number]) => {
    const key = String(file);
    const index = indexes.get(key) ?? files.push(file) - 1;
    indexes.set(key, index);
    return index;
  };
  const entries = [...pages].map(([path, page]) => {
    const own = collectWithImports(chunks, [findChunk(`/${page}.tsx`)]);
    const wanted = [
      ...[...own].flatMap(listFiles).filter((it) => !linked.has(it)),
      ...listMessages([...first, ...own]),
    ];
    return [path, [...new Set(wanted.map(getIndex))]] as const;
  });
  return { locales, files, pages: Object.fromEntries(entries) };
}

/** Returns disabled preload links; the script enables those for the user’s language. */
const createFontLinks = (files: readonly string[]) =>
  PRELOADED_FONTS.map((font) => {
    const file = files.find((name) => font.test(name));
    if (!file) throw new Error(`The build has no font like ${font}.`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin media="not all" href="/${file}" />`;
  }).join('\n    ');

// Loaded at run time, because a static import would bundle every page with vite.config.ts.
const loadRoutes = async () => (await runnerImport<typeof Routes>(ROUTES_FILE)).module.routes;

async function bundleScript(
  { root, mode }: ResolvedConfig,
  routes: readonly Route[],
  files: PreloadManifest | null,
) {
  const output = await build({
    configFile: false,
    root,
    mode,
    // The wallet's own build already reports warnings for these modules.
    logLevel: 'error',
    define: {
      PRELOAD_MANIFEST: JSON.stringify(files),
      PREFETCH_PATHS: JSON.stringify(getPrefetchPaths(routes)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      minify: true,
      lib: { entry: EARLY_SCRIPT_FILE, formats: ['iife'], name: 'early' },
    },
  });
  const [result] = [output].flat() as Rolldown.RolldownOutput[];
  return result?.output[0].code.trim() ?? '';
}

/** Inlines src/platform/early/main.ts into index.html, where it runs before the modules load. */
export function earlyLoading(): Plugin {
  let config: ResolvedConfig;
  /** In the dev server, the script is bundled once rather than on every page load. */
  let devScript: Promise<string> | undefined;
  return {
    name: 'early-loading',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const insert = (fonts: string, code: string) =>
          html
            .replace(PLACEHOLDERS.fonts, fonts)
            .replace(PLACEHOLDERS.script, () => `<script>${code}</script>`);
        const routes = await loadRoutes();
        if (!bundle) return insert('', await (devScript ??= bundleScript(config, routes, null)));

        const { LOCALES } = await loadModule<typeof Messages>('@rad-wallet/ui/messages');
        const chunks = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? { ...output, css: output.viteMetadata?.importedCss ?? [] } : [],
        );
        const pages = new Map(routes.map(({ path, page }) => [path, page]));
        const files = buildPreloadManifest({ chunks, pages, locales: LOCALES });
        return insert(
          createFontLinks(Object.keys(bundle)),
          await bundleScript(config, routes, files),
        );
      },
    },
  };
}
