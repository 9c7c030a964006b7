import type { Host } from '../Host';

/** The demo pushes no events. */
export const Inbox: Host['Inbox'] = undefined;
