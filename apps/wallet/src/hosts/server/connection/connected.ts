import type { Connected } from '../../features.ts';

/**
 * Edit this file to connect features that the API does not cover to your server. Used with `VITE_API_URL`.
 * Features without an entry have no menu items and pages. The demo simulates all of them. docs/backend.md.
 */
export const connected: Connected = {};
