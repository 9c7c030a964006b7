import { inProject } from '../../../../scripts/lib/project.mjs';

/** The build folder of the wallet for a real API. */
export const OUT_DIR = inProject('.cache', 'e2e-api', 'wallet');

/**
 * The API host of this wallet. The name does not exist: each worker's browser is configured to resolve it
 * where the worker's own server listens.
 */
export const API_HOST = 'api.wallet.test';
