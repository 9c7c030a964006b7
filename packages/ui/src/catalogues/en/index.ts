import * as sets from './sets';

/** The English catalogue. Its type is the source that all other catalogues must match. */
export const en = { ...sets };

export * from './sets';
