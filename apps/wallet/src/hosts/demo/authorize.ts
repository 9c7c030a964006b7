import type { Host } from '../Host';

/** The specified steps ask for no consent. */
export const useAuthorize: Host['useAuthorize'] = () => undefined;
