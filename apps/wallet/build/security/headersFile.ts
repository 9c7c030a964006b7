/** Netlify, Cloudflare Pages and other hosts read response headers from this file. */
export const HEADERS_FILE = '_headers';

/** Folder of files with a hash in their name, whose content never changes. */
export const IMMUTABLE_FOLDER = '/assets/';

const immutableHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const formatHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Formats headers for all paths as a `_headers` file; hashed files are cached forever. */
export const writeHeaders = (headers: Readonly<Record<string, string>>) =>
  [
    '/*',
    ...formatHeaders(headers),
    `${IMMUTABLE_FOLDER}*`,
    ...formatHeaders(immutableHeaders),
    '',
  ].join('\n');

/** Parses the output of `writeHeaders` and returns the headers for a path. */
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
