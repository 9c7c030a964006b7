const ROW = /'(\/[\w-]*)': \{\s*page: '(\w+)'/g;

/**
 * The file of the page behind each path.
 * @param {string} source of routeTable.ts
 * @returns {Map<string, string>}
 */
export const pagesOf = (source) =>
  new Map(
    [...source.matchAll(ROW)].map(([, path = '', page = '']) => [
      path,
      `apps/wallet/src/pages/${page}.tsx`,
    ]),
  );
