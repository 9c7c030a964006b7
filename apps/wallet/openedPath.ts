/** The opened path as the tables of index.html's scripts have it, written as it runs there: a slash at the end changes nothing. */
export const OPENED_PATH = String.raw`location.pathname.replace(/(.)\/+$/, '$1')`;
