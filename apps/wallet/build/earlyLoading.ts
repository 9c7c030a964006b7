import type * as Messages from '@rad-wallet/ui/messages';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { FirstReads } from '../src/data/firstReads.ts';
import type { EarlyFiles } from '../src/early/preloadFiles.ts';
import { routeScreens, routeTable } from '../src/routeTable.ts';
import { loadModule } from './loadModule.ts';

const SCRIPT = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));

/** Where index.html takes the preload links of the faces, and the script after them. */
const PLACES = { faces: '<!--faces-->', script: '<!--early-->' };

/** The faces of the first words: the basic part of our own, and Nastaliq. */
const FACES = [/figtree-basic.*\.woff2$/, /nastaliq.*\.woff2$/];

/** The first reads of the route table, without the rest of the table: index.html contains them. */
export const FIRST_READS: FirstReads = Object.fromEntries(
  Object.entries(routeScreens).flatMap(([path, { firstReads }]) =>
    firstReads ? [[path, firstReads]] : [],
  ),
);

/** The used part of an output chunk. */
export interface Chunk {
  fileName: string;
  name: string;
  facadeModuleId: string | null;
  /** File names of its static imports. */
  imports: readonly string[];
  css: Iterable<string>;
}

/** Returns the files of each path that index.html does not link itself. @throws if the build lacks one */
export function earlyFiles(
  chunks: readonly Chunk[],
  pages: ReadonlyMap<string, { page: string; texts: readonly string[] | null }>,
  locales: readonly string[],
): EarlyFiles {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (starts: Iterable<Chunk>) => {
    const reached = new Set(starts);
    for (const { imports } of reached) {
      for (const file of imports) {
        const chunk = byFile.get(file);
        if (chunk) reached.add(chunk);
      }
    }
    return reached;
  };
  const startOf = (module: string) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!found) throw new Error(`The build has no chunk of ${module}`);
    return found;
  };

  const named = new Set([...reach(chunks.filter(({ name }) => name === 'index'))].flatMap(filesOf));
  const beyond = (module: string) =>
    [...reach([startOf(module)])].flatMap(filesOf).filter((file) => !named.has(file));
  const inLanguages = (part: string) =>
    locales.map((locale) => {
      const [file, ...others] = beyond(`/messages/${locale}/${part}.ts`);
      if (!file || others.length > 0) throw new Error(`${part} in ${locale} is not one file`);
      return file;
    });

  const files: EarlyFiles['files'][number][] = [];
  const places = new Map<string, number>();
  const placeOf = (file: EarlyFiles['files'][number]) => {
    const key = String(file);
    const place = places.get(key) ?? files.push(file) - 1;
    places.set(key, place);
    return place;
  };
  const entries = [...pages].map(([path, { page, texts }]) => {
    const parts = ['first', ...(texts ? ['parts', 'shared', ...texts] : [])];
    const wanted = [...beyond(`/src/pages/${page}.tsx`), ...parts.map(inLanguages)];
    return [path, wanted.map(placeOf)] as const;
  });
  return { locales, files, pages: Object.fromEntries(entries) };
}

const filesOf = ({ fileName, css }: Chunk) => [fileName, ...css];

/** Returns disabled preload links; the script enables those that the reader needs. */
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
    logLevel: 'warn',
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
export function earlyLoading(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'early-loading',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { LOCALES } = await loadModule<typeof Messages>('@rad-wallet/ui/messages');
        const chunks = Object.values(bundle ?? {}).flatMap((output) =>
          output.type === 'chunk' ? { ...output, css: output.viteMetadata?.importedCss ?? [] } : [],
        );
        const files = bundle
          ? earlyFiles(chunks, new Map(Object.entries(routeTable)), LOCALES)
          : null;
        const code = await bundleScript(config, files);
        return html
          .replace(PLACES.faces, bundle ? faceLinks(Object.keys(bundle)) : '')
          .replace(PLACES.script, () => `<script>${code}</script>`);
      },
    },
  };
}
