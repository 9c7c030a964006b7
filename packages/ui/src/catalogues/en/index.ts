import * as sets from './sets';

/** The English catalogue. All other catalogues must match its type. */
export const en = { ...sets };

export * from './sets';
