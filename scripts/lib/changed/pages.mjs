// The wallet's paths and the page behind each.
import { parseSync } from 'oxc-parser';

/**
 * The page behind each path, as the table of routes says.
 * @param {string} source of routes.ts
 * @returns {Map<string, string>} the page's file by its path
 */
export function pagesOf(source) {
  /** @type {Map<string, string>} */
  const named = new Map();
  const pageIn = (/** @type {string} */ text) => /import\('\.\/(pages\/\w+)'\)/.exec(text)?.[1];
  for (const [, name = '', call = ''] of source.matchAll(/const (\w+) = (page\(.*\);)/g)) {
    const page = pageIn(call);
    if (page) named.set(name, page);
  }
  const { program } = parseSync('routes.ts', source);
  const table = /** @type {any[]} */ (program.body)
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .find(({ id }) => id.name === 'routes');
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const { elements } of table?.init.arguments[0].elements ?? []) {
    const [path, route] = elements;
    const page =
      route.type === 'Identifier'
        ? named.get(route.name)
        : pageIn(source.slice(route.start, route.end));
    if (!page) throw new Error(`The page of ${path.value} cannot be told from routes.ts.`);
    pages.set(path.value, `apps/wallet/src/${page}.tsx`);
  }
  return pages;
}
