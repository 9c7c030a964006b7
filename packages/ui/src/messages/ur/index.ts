import { first } from './first';
import { later } from './later';

/** Urdu, key for key beside English. */
export const ur = { ...first, ...later };
