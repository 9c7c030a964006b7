import type { Host } from '../Host';

/** The demo has no card processor. */
export const cardFields: Host['cardFields'] = undefined;
