import { removeTrailingSlash } from '../navigation/removeTrailingSlash';

export interface PreloadManifest {
  locales: readonly string[];
  /**
   * Contains no duplicates. An array lists the versions of a message file in the order of `locales`; null if there is
   * none.
   */
  files: readonly (string | readonly (string | null)[])[];
  /** Indexes into `files`, by path. */
  pages: Readonly<Record<string, readonly number[]>>;
}

declare global {
  /** Preloads a page's files; set by the script in index.html, in a build. */
  var preloadPage: ((path: string) => void) | undefined;
}

const preloaded = new Set<string>();

/**
 * Preloads a page's files, which a browser would otherwise discover one after another. docs/rules.md API-19.
 * @param path of another page, whose import requests its style sheets itself. @default the opened page
 */
export function preloadFiles({ locales, files, pages }: PreloadManifest, path?: string): void {
  const language = locales.indexOf(document.documentElement.lang);
  for (const index of pages[removeTrailingSlash(path)] ?? []) {
    const file = files[index];
    const name = typeof file === 'string' ? file : file?.[Math.max(language, 0)];
    const isStyle = name?.endsWith('.css');
    if (!name || preloaded.has(name) || (isStyle && path)) continue;
    preloaded.add(name);
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${name}`;
    document.head.append(link);
  }
}
