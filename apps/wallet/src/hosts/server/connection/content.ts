/**
 * Edit this file to load account holder data that the API does not return. Used with `VITE_API_URL`.
 * Every part is optional; without it, its page shows an empty state. docs/backend.md.
 */
export const loadContent = async (): Promise<unknown> => ({});
