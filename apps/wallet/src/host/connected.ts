import type { Features } from './features.ts';

/**
 * Edit this file: in a build with `VITE_API_URL`, it connects the features that the API does not cover to your server.
 * Features that are missing here are left out of menus, and their pages are not available. The demo simulates them.
 * docs/backend.md.
 */
export const connected: Partial<Features> = {};
