import type { en } from '../en';
import type { Shape } from '../shape';
import { first } from './first';
import * as later from './later';

/** Urdu, key for key beside English. */
export const ur = { ...first, ...later } satisfies Shape<typeof en>;
