import { inProject } from '../../../../scripts/lib/project.mjs';

/** Where the wallet for a real API is built. */
export const OUT_DIR = inProject('.cache', 'e2e-api', 'wallet');

/**
 * The host that this wallet asks. There is none of this name: each worker's browser is told to find it
 * where the worker's own server listens.
 */
export const API_HOST = 'api.wallet.test';
