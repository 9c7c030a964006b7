/** The file in which Netlify, Cloudflare Pages and other hosts look for the headers of a static folder. */
export const HEADERS_FILE = '_headers';

/** Files with a hash in their name, which never change. */
export const LASTING = '/assets/';

const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const formatHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Headers for all paths in the `_headers` format; hashed files are cached forever. */
export const writeHeaders = (headers: Readonly<Record<string, string>>) =>
  ['/*', ...formatHeaders(headers), `${LASTING}*`, ...formatHeaders(forEver), ''].join('\n');

/** Parses the output of `writeHeaders`: the headers of a path. */
export function readHeaders(file: string, path: string) {
  const read = [];
  let isOfPath = false;
  for (const line of file.split('\n')) {
    const [, name, value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
    if (name === undefined) isOfPath = path.startsWith(line.replace('*', ''));
    else if (isOfPath) read.push({ name, value });
  }
  return read;
}
