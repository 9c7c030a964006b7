import type { Features } from '../../features.ts';

/**
 * Edit this file: with `VITE_API_URL`, it connects features that the API does not cover to your server.
 * Missing features are left out of menus and have no pages. The demo simulates them. docs/backend.md.
 */
export const connected: Partial<Features> = {};
