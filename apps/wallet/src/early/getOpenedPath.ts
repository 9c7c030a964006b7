/** The path of the page, without a slash at its end. */
export const getOpenedPath = (): string => location.pathname.replace(/(.)\/+$/, '$1');
