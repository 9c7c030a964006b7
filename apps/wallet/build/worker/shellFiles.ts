import { createHash } from 'node:crypto';

/** A file of the build, as it is served. */
export interface BuiltFile {
  name: string;
  source: string | Uint8Array;
}

/** What the worker keeps. */
export interface ShellFiles {
  /** Fetched before anything is kept at all. A revision tells a file whose name stays from its forerunner. */
  shell: readonly { url: string; revision: string | null }[];
  /** Kept once a page has used them. */
  fonts: readonly string[];
}

/** Names that change with what is in them. */
const HASHED = /^assets\/.+-[\w-]{8}\.(js|css)$/;

/** What else the wallet starts with. */
const UNHASHED = ['index.html', 'manifest.webmanifest', 'icon.svg', 'icon-192.png'];

const revisionOf = (source: BuiltFile['source']) =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

/**
 * All pages with all that they may come to load, in every language: whoever is without a network can open
 * any of them. Source maps and lists for machines are no part of it.
 */
export function shellFiles(files: readonly BuiltFile[]): ShellFiles {
  const urlOf = ({ name }: BuiltFile) => `/${name}`;
  return {
    shell: files
      .filter(({ name }) => HASHED.test(name) || UNHASHED.includes(name))
      .map((file) => ({
        url: urlOf(file),
        revision: HASHED.test(file.name) ? null : revisionOf(file.source),
      })),
    fonts: files.filter(({ name }) => name.endsWith('.woff2')).map(urlOf),
  };
}
