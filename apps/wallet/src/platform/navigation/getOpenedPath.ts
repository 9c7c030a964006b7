/** Returns the path without a trailing slash. */
export const getOpenedPath = (): string => location.pathname.replace(/(.)\/+$/, '$1');
