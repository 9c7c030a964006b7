import { first } from './first';
import * as later from './later';

/** English: the typed source that every other catalogue must match. */
export const en = { ...first, ...later };
