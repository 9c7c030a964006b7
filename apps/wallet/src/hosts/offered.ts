import { connected } from '#host/connected';
import type { Feature } from './features';

/** The demo offers all features, because it simulates the server. docs/rules.md NAV-17. */
export const isOffered = (feature: Feature): boolean =>
  !import.meta.env.VITE_API_URL || connected[feature] !== undefined;
