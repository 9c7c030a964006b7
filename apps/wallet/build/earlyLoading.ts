import type * as Messages from '@rad-wallet/ui/messages';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { FirstReads } from '../src/data/firstReads.ts';
import type { EarlyFiles } from '../src/early/preloadFiles.ts';
import { routeScreens, routeTable } from '../src/routeTable.ts';
import type { PageNamespaces } from '../../../scripts/lib/pageNamespaces.mjs';
import { loadModule } from './loadModule.ts';

const SCRIPT = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));

/** The comments in index.html that are replaced by the preload links of the fonts and by the script. */
const PLACEHOLDERS = { faces: '<!--faces-->', script: '<!--early-->' };

/** The fonts of the first texts: the basic part of our own, and Nastaliq. */
const FACES = [/figtree-basic.*\.woff2$/, /nastaliq.*\.woff2$/];

/** The first reads of the route table, without the rest of the table: index.html contains them. */
export const FIRST_READS: FirstReads = Object.fromEntries(
  Object.entries(routeScreens).flatMap(([path, { firstReads }]) =>
    firstReads ? [[path, firstReads]] : [],
  ),
);

/** The used fields of an output chunk. */
export interface Chunk {
  fileName: string;
  name: string;
  moduleIds: readonly string[];
  /** File names of its static imports. */
  imports: readonly string[];
  css: Iterable<string>;
}

const listFiles = ({ fileName, css }: Chunk) => [fileName, ...css];

/** Returns chunks with all that they import statically. */
function withImports(chunks: readonly Chunk[], start: Iterable<Chunk>): Set<Chunk> {
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

export interface EarlyFilesOptions {
  chunks: readonly Chunk[];
  /** The page of each path. */
  pages: ReadonlyMap<string, string>;
  namespaces: PageNamespaces;
  locales: readonly string[];
}

/** Returns the files of each path that index.html does not link itself. @throws if the build lacks one */
export function earlyFiles({ chunks, pages, namespaces, locales }: EarlyFilesOptions): EarlyFiles {
  const entry = chunks.filter(({ name }) => name === 'index');
  const linked = new Set([...withImports(chunks, entry)].flatMap(listFiles));
  const findFiles = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no chunk with ${module}`);
    return [...withImports(chunks, [chunk])].flatMap(listFiles).filter((it) => !linked.has(it));
  };
  const findMessages = (name: string) =>
    locales.map((locale) => {
      const [file, ...others] = findFiles(`/messages/${locale}/${name}.ts`);
      if (!file || others.length > 0)
        throw new Error(`${name} in ${locale} is not one file: ${[file, ...others].join()}`);
      return file;
    });

  const files: EarlyFiles['files'][number][] = [];
  const indexes = new Map<string, number>();
  const getIndex = (file: EarlyFiles['files'][number]) => {
    const key = String(file);
    const index = indexes.get(key) ?? files.push(file) - 1;
    indexes.set(key, index);
    return index;
  };
  const entries = [...pages].map(([path, page]) => {
    const messages = ['loaders', ...namespaces.first, ...(namespaces.pages[page] ?? [])];
    const wanted = [...findFiles(`/src/pages/${page}.tsx`), ...messages.map(findMessages)];
    return [path, [...new Set(wanted.map(getIndex))]] as const;
  });
  return { locales, files, pages: Object.fromEntries(entries) };
}

/** Returns disabled preload links; the script enables those of the user’s language. */
const faceLinks = (files: readonly string[]) =>
  FACES.map((face) => {
    const file = files.find((name) => face.test(name));
    if (!file) throw new Error(`The build has no face like ${face}.`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin media="not all" href="/${file}" />`;
  }).join('\n    ');

/** Bundles src/early/main.ts into one script, for index.html to run before the modules. */
async function bundleScript({ root, mode }: ResolvedConfig, files: EarlyFiles | null) {
  const output = await build({
    configFile: false,
    root,
    mode,
    // The build of the wallet warns about the same modules.
    logLevel: 'error',
    define: {
      EARLY_FILES: JSON.stringify(files),
      FIRST_READS: JSON.stringify(FIRST_READS),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      minify: true,
      lib: { entry: SCRIPT, formats: ['iife'], name: 'early' },
    },
  });
  const [result] = [output].flat() as Rolldown.RolldownOutput[];
  return result?.output[0].code.trim() ?? '';
}

/**
 * Inlines src/early/main.ts into index.html: it applies the stored settings before the first paint, and requests the
 * data and the files of the opened page before the modules load.
 */
export function earlyLoading(namespaces: PageNamespaces): Plugin {
  let config: ResolvedConfig;
  /** The dev server bundles it once, not for each page load. */
  let devScript: Promise<string> | undefined;
  return {
    name: 'early-loading',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const insert = (faces: string, code: string) =>
          html
            .replace(PLACEHOLDERS.faces, faces)
            .replace(PLACEHOLDERS.script, () => `<script>${code}</script>`);
        if (!bundle) return insert('', await (devScript ??= bundleScript(config, null)));

        const { LOCALES } = await loadModule<typeof Messages>('@rad-wallet/ui/messages');
        const chunks = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? { ...output, css: output.viteMetadata?.importedCss ?? [] } : [],
        );
        const pages = new Map(Object.entries(routeTable).map(([path, { page }]) => [path, page]));
        const files = earlyFiles({ chunks, pages, namespaces, locales: LOCALES });
        return insert(faceLinks(Object.keys(bundle)), await bundleScript(config, files));
      },
    },
  };
}
