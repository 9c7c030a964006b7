/** Without a trailing slash. */
export const getOpenedPath = (): string => location.pathname.replace(/(.)\/+$/, '$1');
