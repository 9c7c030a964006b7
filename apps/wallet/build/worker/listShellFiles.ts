import { createHash } from 'node:crypto';

/** A file of the build, as it is served. */
export interface BuiltFile {
  name: string;
  source: string | Uint8Array;
}

/** The files that the service worker caches. */
export interface ShellFiles {
  /** Precached on install. A file without a hashed name has a revision. */
  shell: readonly { url: string; revision: string | null }[];
  /** Cached on first use. */
  fonts: readonly string[];
}

const HASHED = /^assets\/.+-[\w-]{8}\.(js|css)$/;

/** Files of the first load without a hashed name. */
const UNHASHED = ['index.html', 'manifest.webmanifest', 'icon.svg', 'icon-192.png'];

const hashContent = (source: BuiltFile['source']) =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

/**
 * Selects the files of every page in every language, so that each page opens offline. Source maps and
 * build metadata are left out.
 */
export function listShellFiles(files: readonly BuiltFile[]): ShellFiles {
  const getUrl = ({ name }: BuiltFile) => `/${name}`;
  return {
    shell: files
      .filter(({ name }) => HASHED.test(name) || UNHASHED.includes(name))
      .map((file) => ({
        url: getUrl(file),
        revision: HASHED.test(file.name) ? null : hashContent(file.source),
      })),
    fonts: files.filter(({ name }) => name.endsWith('.woff2')).map(getUrl),
  };
}
