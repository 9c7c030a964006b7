import { getOpenedPath } from '../navigation/getOpenedPath';

export interface EarlyFiles {
  locales: readonly string[];
  /** Contains no duplicates. A file that exists in every language is a list in the order of `locales`. */
  files: readonly (string | readonly string[])[];
  /** Indexes into `files`, by path. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/** Preloads the page's files, which a browser would otherwise discover one after another. docs/rules.md API-19. */
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
