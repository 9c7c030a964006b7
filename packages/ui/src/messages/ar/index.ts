import { first } from './first';
import { later } from './later';

/** Arabic, key for key beside English. */
export const ar = { ...first, ...later };
