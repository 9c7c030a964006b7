import * as namespaces from './namespaces';

/** English: the typed source that every other catalogue must match. */
export const en = { ...namespaces };
