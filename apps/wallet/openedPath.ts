/** Source code for the inline scripts: the opened path without a trailing slash. */
export const OPENED_PATH = String.raw`location.pathname.replace(/(.)\/+$/, '$1')`;
