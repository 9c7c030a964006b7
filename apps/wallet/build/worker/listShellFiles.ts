import { createHash } from 'node:crypto';

export interface ShellFiles {
  /** Precached on install. Files without a hash in their name have a revision. */
  shell: readonly { url: string; revision: string | null }[];
  /** Cached on first use, because few users need all fonts. */
  fonts: readonly string[];
}

const HASHED = /^assets\/.+-[\w-]{8}\.(js|css)$/;

/** Files needed on the first load that have no hash in their name. */
const UNHASHED = ['index.html', 'manifest.webmanifest', 'icon.svg', 'icon-192.png'];

const hashContent = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * Selects the files for all pages in all languages, so that every page opens offline.
 * @param names of all built files, relative to the output folder
 */
export function listShellFiles(
  names: readonly string[],
  readFile: (name: string) => string | Uint8Array,
): ShellFiles {
  return {
    shell: names
      .filter((name) => HASHED.test(name) || UNHASHED.includes(name))
      .map((name) => ({
        url: `/${name}`,
        revision: HASHED.test(name) ? null : hashContent(readFile(name)),
      })),
    fonts: names.filter((name) => name.endsWith('.woff2')).map((name) => `/${name}`),
  };
}
