import * as namespaces from './namespaces';

/** The English catalogue. Its type is the source that all other catalogues must match. */
export const en = { ...namespaces };

export * from './namespaces';
