import { accountsQuery, createApiClient, createQueryClient, sendTransfer } from '@rad-wallet/api';

const api = createApiClient({ baseUrl: 'https://bank.example' });
const cache = createQueryClient();
// Read once, parsed by its schema, and kept.
export const [cash] = await cache.fetchQuery(accountsQuery(api));

const transfer = { amount: '1500', recipientName: 'Fatima Ali', currency: 'PKR' } as const;
// Done once, however often it is asked for under the same key.
const key = { idempotencyKey: crypto.randomUUID() };
export const sent = cash && (await sendTransfer(api, { ...transfer, accountId: cash.id }, key));
