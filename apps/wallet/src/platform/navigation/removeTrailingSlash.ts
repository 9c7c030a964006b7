/** Returns a path, by default the current one, without a trailing slash. */
export const removeTrailingSlash = (path: string = location.pathname): string =>
  path.replace(/(.)\/+$/, '$1');
