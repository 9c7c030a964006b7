import { inProject } from '../../../../scripts/lib/project.mjs';

export const OUT_DIR = inProject('.cache', 'e2e-api', 'wallet');

/** Not a real host: each worker's browser resolves it to the worker's own server. */
export const API_HOST = 'api.wallet.test';
