/** Returns the path of the opened page, without a trailing slash. */
export const getOpenedPath = (): string => location.pathname.replace(/(.)\/+$/, '$1');
