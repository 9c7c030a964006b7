/**
 * Edit this file: with `VITE_API_URL`, it loads the account holder's data that the API does not return.
 * Every part is optional: without it, its page shows an empty state. docs/backend.md.
 */
export const loadContent = async (): Promise<unknown> => ({});
