import type { Host } from '../Host';

/** The specified steps do not check payees. */
export const checkPayee: Host['checkPayee'] = undefined;
