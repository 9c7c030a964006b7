/** The path of the page, without a slash at its end. */
export const openedPath = (): string => location.pathname.replace(/(.)\/+$/, '$1');
