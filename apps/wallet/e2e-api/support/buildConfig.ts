import { inProject } from '../../../../scripts/lib/project.mjs';

/** Output folder of the wallet built for a real API. */
export const OUT_DIR = inProject('.cache', 'e2e-api', 'wallet');

/**
 * API host name of this wallet. It does not exist: each worker's browser is configured to resolve it to the worker's
 * own server.
 */
export const API_HOST = 'api.wallet.test';
