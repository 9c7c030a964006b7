/** The holder for requests without a session, unless the server requires one. */
export const DEFAULT_HOLDER = 'demo';
