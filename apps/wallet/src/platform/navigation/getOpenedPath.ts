/** Returns a path, by default the current one, without a trailing slash. */
export const getOpenedPath = (path: string = location.pathname): string =>
  path.replace(/(.)\/+$/, '$1');
