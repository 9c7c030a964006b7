import type * as Messages from '@rad-wallet/ui/messages';
import type { Plugin } from 'vite';
import { loadModule } from './loadModule.ts';
import { OPENED_PATH } from './openedPath.ts';
import { routeTable } from './src/routeTable.ts';

/** The placeholder in index.html, before the scripts. */
const PLACE = '<!--early-scripts-->';

const FOLDER = 'assets/';

/** The used part of a Rollup chunk. */
export interface Chunk {
  fileName: string;
  name: string;
  facadeModuleId: string | null;
  /** The files of its static imports. */
  imports: readonly string[];
  css: Iterable<string>;
}

/** The scripts of each path. */
export interface EarlyFiles {
  locales: readonly string[];
  /** File names; those of a language in the order of the locales. */
  files: readonly (string | readonly string[])[];
  /** Their indexes, by path. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/** Lists the files of each path that index.html does not name itself. Throws if the build lacks one. */
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

const filesOf = ({ fileName, css }: Chunk) =>
  [fileName, ...css].map((file) => file.replace(FOLDER, '').replace(/\.js$/, ''));

/** Runs inline in the page. */
const ASK = `({ locales, files, pages }) => {
  const language = locales.indexOf(document.documentElement.lang);
  for (const place of pages[${OPENED_PATH}] ?? []) {
    const file = [files[place]].flat();
    const name = file[language] ?? file[0];
    const link = document.createElement('link');
    const isStyle = name.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = '/${FOLDER}' + name + (isStyle ? '' : '.js');
    document.head.append(link);
  }
}`;

/** The inline script that preloads the scripts of the opened page. The policy contains its hash. */
export const earlyScriptsElement = (early: EarlyFiles) =>
  `<script>(${ASK})(${JSON.stringify(early)})</script>`;

/**
 * Preloads all scripts of the opened page, in its language, from index.html. Otherwise a browser discovers each
 * script in the one before: up to three round trips. docs/rules.md API-19.
 */
export function earlyScripts(): Plugin {
  return {
    name: 'early-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).flatMap((output) =>
          output.type === 'chunk' ? { ...output, css: output.viteMetadata?.importedCss ?? [] } : [],
        );
        const { LOCALES } = await loadModule<typeof Messages>('@rad-wallet/ui/messages');
        const early = earlyFiles(chunks, new Map(Object.entries(routeTable)), LOCALES);
        return html.replace(PLACE, () => earlyScriptsElement(early));
      },
    },
  };
}
