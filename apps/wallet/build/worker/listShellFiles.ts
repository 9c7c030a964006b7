import { createHash } from 'node:crypto';

export interface BuiltFile {
  name: string;
  source: string | Uint8Array;
}

export interface ShellFiles {
  /** Precached on install. Files without a hash in their name have a revision. */
  shell: readonly { url: string; revision: string | null }[];
  /** Cached on first use instead, because few users need all fonts. */
  fonts: readonly string[];
}

const HASHED = /^assets\/.+-[\w-]{8}\.(js|css)$/;

/** Files needed on the first load that have no hash in their name. */
const UNHASHED = ['index.html', 'manifest.webmanifest', 'icon.svg', 'icon-192.png'];

const hashContent = (source: BuiltFile['source']) =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

/** Selects the files that any page needs in any language, so every page opens offline. */
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
