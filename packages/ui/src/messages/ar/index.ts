import type { en } from '../en';
import type { Shape } from '../shape';
import { first } from './first';
import * as later from './later';

/** Arabic, key for key beside English. */
export const ar = { ...first, ...later } satisfies Shape<typeof en>;
