/** Whose money a request without a session concerns, as long as the server does not require one. */
export const DEFAULT_HOLDER = 'demo';
