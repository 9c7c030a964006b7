import { accountsQuery, createApiClient, createQueryClient, sendTransfer } from '@rad-wallet/api';

const api = createApiClient({ baseUrl: 'https://bank.example' });
const cache = createQueryClient();
// Fetched once, parsed by its schema, and cached.
export const [cash] = await cache.fetchQuery(accountsQuery(api));

const transfer = { amount: '1500', recipientName: 'Fatima Ali', currency: 'PKR' } as const;
// Executed only once per idempotency key, even if the request is repeated.
const key = { idempotencyKey: crypto.randomUUID() };
export const sent = cash && (await sendTransfer(api, { ...transfer, accountId: cash.id }, key));
