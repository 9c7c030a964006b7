import type { SchemaName } from './schemas';

const sentTransaction = {
  id: 'txn-0033',
  accountId: 'account-pkr',
  type: 'sent',
  currency: 'PKR',
  amount: '2500',
  description: 'Sent to Ayesha Malik',
  status: 'completed',
  verified: true,
  conversion: null,
  counterparty: 'Ayesha Malik',
  isReversal: false,
  timestamp: '2026-11-21T10:30:00.000Z',
};

const goldPurchase = {
  accountId: 'account-gold',
  type: 'gold_purchase',
  currency: 'GOLD',
  amount: '0.063',
  description: 'Convert PKR to GOLD',
  status: 'completed',
  verified: true,
};

const side = (accountId: string, currency: string, amount: string) => ({
  accountId,
  currency,
  amount,
});

const goldConversion = {
  source: side('account-pkr', 'PKR', '1000'),
  target: side('account-gold', 'GOLD', '0.063'),
};

const conversionId = 'V1StGXR8_Z5jdHi6B-myT';

const conversionTimes = {
  openedAt: '2026-11-21T10:30:00.000Z',
  expiresAt: '2026-11-21T10:45:00.000Z',
};

const passkey = {
  id: '8Ybv0Nq1S0mBq2Xy1eNuXQ',
  name: 'Laptop',
  createdAt: '2026-11-21T10:30:00.000Z',
};

/** `{"type":"webauthn.create","challenge":"ox0k9Aq1","origin":"http://localhost:5173"}`, shortened. */
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwi';

const createProblem = (status: number, title: string, detail: string) => ({
  type: 'about:blank',
  title,
  status,
  detail,
});

/** Example bodies of all successful responses and all requests. */
export const EXAMPLE_BODIES = {
  Accounts: [
    { id: 'account-pkr', type: 'trustvault', balance: '711875.00' },
    { id: 'account-gold', type: 'gold', balance: '29.2' },
    { id: 'account-silver', type: 'silver', balance: '150' },
  ],
  Balances: {
    totalBalance: '1204676.60',
    pkrBalance: '711875.00',
    goldBalance: '29.2',
    goldInTola: '2.50342935528120713306',
  },
  Transactions: [sentTransaction],
  ConversionIntent: { id: conversionId, ...goldConversion },
  Conversions: [{ id: conversionId, ...goldConversion, status: 'pending', ...conversionTimes }],
  NewConversion: goldConversion,
  NewTransaction: goldPurchase,
  NewTransfer: {
    accountId: 'account-pkr',
    amount: '2500',
    recipientName: 'Ayesha Malik',
    currency: 'PKR',
    message: 'Eid Mubarak',
  },
  WalletEvent: {
    type: 'transaction.settled',
    id: 'txn-0033:completed',
    occurredAt: '2026-11-21T10:32:00.000Z',
    transaction: sentTransaction,
  },
  NewConsent: { payee: 'Ayesha Malik', amount: '2500', currency: 'PKR' },
  ConsentDemand: { method: 'pin' },
  ConsentAnswer: { pin: '2746' },
  ConsentResult: { result: 'given' },
  NewConsentSettings: { above: '1000', pin: '2746' },
  NewConsentChange: { above: '1000' },
  ConsentSettings: { above: '1000', hasPin: true },
  PasskeyRequest: {
    challenge: 'q1x3vZ8m3XUQ0yP9vPq2mYx5b1cZ6b0fQnE0s7oQ1dk',
    rpId: 'localhost',
    allowCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
    userVerification: 'required',
    timeout: 120_000,
  },
  Passkeys: [passkey],
  NewPasskeyDemand: {},
  NewPasskeyGrant: { pin: '2746' },
  NewPasskeyOptions: {},
  PasskeyOptions: {
    rp: { id: 'localhost', name: 'RAD Wallet' },
    user: { id: 'Zq0mV1p2Jc8', name: 'ayesha', displayName: 'ayesha' },
    challenge: 'ox0k9Aq1vPq2mYx5b1cZ6b0fQnE0s7oQ1dkq1x3vZ8m',
    pubKeyCredParams: [
      { alg: -7, type: 'public-key' },
      { alg: -257, type: 'public-key' },
    ],
    timeout: 120_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  },
  NewPasskey: {
    name: passkey.name,
    response: {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik',
        transports: ['internal'],
      },
    },
  },
  Payee: { name: 'Ayesha Malik', account: '+92 345 1122334' },
  PayeeMatch: { result: 'match' },
} as const satisfies Partial<Record<SchemaName, unknown>>;

/** What the server creates for each example request. */
export const EXAMPLE_CREATED = {
  NewPasskey: passkey,
  NewTransaction: {
    id: 'txn-0034',
    ...goldPurchase,
    conversion: { from: 'PKR', to: 'GOLD' },
    counterparty: null,
    isReversal: false,
    timestamp: '2026-11-21T10:31:00.000Z',
  },
  NewTransfer: sentTransaction,
  NewConversion: {
    id: conversionId,
    ...goldConversion,
    status: 'completed',
    ...conversionTimes,
  },
} as const;

export const EXAMPLE_PROBLEMS = {
  400: createProblem(400, 'Bad Request', 'The body is malformed (amount: must be above zero)'),
  401: createProblem(401, 'Unauthorized', 'Sign in first'),
  404: createProblem(404, 'Not Found', 'Account not found: account-usd'),
  405: createProblem(405, 'Method Not Allowed', 'Only GET and HEAD here'),
  409: createProblem(
    409,
    'Conflict',
    'The first request under this Idempotency-Key is still being done',
  ),
  413: createProblem(413, 'Payload Too Large', 'A body has at most 65536 bytes'),
  415: createProblem(415, 'Unsupported Media Type', 'The body must be application/json'),
  422: createProblem(
    422,
    'Unprocessable Entity',
    'Insufficient balance: 711875.00 PKR available, 800000 PKR requested',
  ),
  429: createProblem(429, 'Too Many Requests', 'At most 20 requests in a minute'),
} as const;

export type RejectedStatus = keyof typeof EXAMPLE_PROBLEMS;
