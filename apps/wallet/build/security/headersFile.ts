/** The name under which Netlify, Cloudflare Pages and others look for headers in a static folder. */
export const HEADERS_FILE = '_headers';

/** What is named after its content, and so never changes. */
export const LASTING = '/assets/';

const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Headers for every path, in the words of `_headers`; a browser keeps what never changes. */
export const writeHeaders = (headers: Readonly<Record<string, string>>) =>
  ['/*', ...linesOf(headers), `${LASTING}*`, ...linesOf(forEver), ''].join('\n');

/** Reads what `writeHeaders` wrote: the headers of a path. */
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
