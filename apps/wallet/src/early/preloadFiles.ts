import { getOpenedPath } from './getOpenedPath';

/** The files that each page needs. */
export interface EarlyFiles {
  locales: readonly string[];
  /**
   * The files of all pages, without duplicates. A file that exists in every language is a list in the order of
   * `locales`.
   */
  files: readonly (string | readonly string[])[];
  /** Indexes into `files`, by path. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/**
 * Preloads all files that the opened page needs in the document's language. Otherwise a browser discovers each file
 * only after loading the previous one, which takes three round trips on some pages. docs/rules.md API-19.
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
