import { getOpenedPath } from './getOpenedPath';

/** The files that each page loads. */
export interface EarlyFiles {
  locales: readonly string[];
  /** Each file of all pages once; those of a language in the order of the locales. */
  files: readonly (string | readonly string[])[];
  /** The indexes in `files`, by path. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/**
 * Preloads all files of the opened page in the language of the document. Without this a browser finds each file only
 * in the one before: three round trips on some pages. docs/rules.md API-19.
 */
export function preloadFiles({ locales, files, pages }: EarlyFiles): void {
  const language = locales.indexOf(document.documentElement.lang);
  for (const index of pages[getOpenedPath()] ?? []) {
    const file = files[index];
    const name = typeof file === 'string' ? file : file?.[Math.max(language, 0)];
    if (!name) continue;
    const isStyle = name.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${name}`;
    document.head.append(link);
  }
}
