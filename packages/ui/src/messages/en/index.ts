import { first } from './first';
import { later } from './later';

/** English: the typed source that every other catalogue must match. */
export const en = { ...first, ...later } as const;
