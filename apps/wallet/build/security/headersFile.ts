/** Netlify, Cloudflare Pages and other hosts read response headers from this file. */
export const HEADERS_FILE = '_headers';

/** Files with a hash in their name, which are cached forever. */
const IMMUTABLE_FOLDER = '/assets/';

const immutableHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const formatHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

export const writeHeaders = (headers: Readonly<Record<string, string>>) =>
  [
    '/*',
    ...formatHeaders(headers),
    `${IMMUTABLE_FOLDER}*`,
    ...formatHeaders(immutableHeaders),
    '',
  ].join('\n');

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
