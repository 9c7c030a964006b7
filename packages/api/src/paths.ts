/** API paths, relative to the client's `baseUrl`. */
export const API_PATHS = {
  accounts: '/api/accounts',
  balances: '/api/balances',
  transactions: '/api/transactions',
  transfers: '/api/transfers',
  conversions: '/api/conversions',
  events: '/api/events',
} as const;

/** Optional: in whose name an account is. docs/rules.md PAYEE. */
export const PAYEE_CHECKS_PATH = '/api/payee-checks';

/** Optional: consent to payments. docs/rules.md CONSENT. */
export const CONSENT_PATHS = {
  consents: '/api/consents',
  answers: '/api/consents/answers',
  settings: '/api/consent-settings',
  changes: '/api/consent-settings/changes',
} as const;

/** Optional: passkeys for consent. A `DELETE` of `passkeys` followed by `/` and an id removes one. docs/rules.md CONSENT. */
export const PASSKEY_PATHS = {
  passkeys: '/api/passkeys',
  demands: '/api/passkeys/demands',
  grants: '/api/passkeys/grants',
  options: '/api/passkeys/options',
} as const;
