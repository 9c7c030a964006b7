/**
 * Loads the data of the account holder that the API does not return, in a build with `VITE_API_URL`: edit this file.
 * `contentSchema` checks the result. All parts may be left out: their pages then say that there is nothing yet.
 * docs/backend.md.
 */
export const loadContent = async (): Promise<unknown> => ({});
