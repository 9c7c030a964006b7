import { createHash } from 'node:crypto';
import type { PaymentTerms } from '../store/port';

/**
 * A challenge that differs if anything of the payment differs, so that a signed one shows what was consented to. JSON
 * keeps the parts apart. docs/rules.md CONSENT-14.
 */
export const createChallenge = (
  nonce: string,
  key: string,
  { payee, amount, currency }: PaymentTerms,
): string =>
  createHash('sha256')
    .update(JSON.stringify([nonce, key, payee, amount, currency]))
    .digest('base64url');
