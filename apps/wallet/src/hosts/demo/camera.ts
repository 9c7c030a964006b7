import type { Host } from '../Host';

/** The demo simulates the camera. */
export const camera: Host['camera'] = { isConfirmationRequired: false };
