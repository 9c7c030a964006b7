import type { Features } from './features.ts';

/**
 * What your server does besides the API, in a build with `VITE_API_URL`: edit this file. Nothing else is offered: menus
 * leave it out, and its page says so. In the demo, what is missing here is simulated. docs/backend.md.
 */
export const connected: Partial<Features> = {};
