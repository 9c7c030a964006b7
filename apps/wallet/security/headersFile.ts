/** The name under which Netlify, Cloudflare Pages and others look for headers in a static folder. */
export const HEADERS_FILE = '_headers';

/** Headers for every path, in the words of `_headers`. */
export const writeHeaders = (headers: Readonly<Record<string, string>>) =>
  ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** Reads what `writeHeaders` wrote. */
export const readHeaders = (file: string) =>
  [...file.matchAll(/^ {2}([^:]+): (.+)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
