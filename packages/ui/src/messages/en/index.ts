import { common } from './common';
import { toasts } from './toasts';

/** English: the typed source that every other catalogue must match. */
export const en = { common, toasts } as const;
