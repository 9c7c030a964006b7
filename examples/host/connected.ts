import { createApiClient, createTransaction } from '@rad-wallet/api';
import type { Features } from '../../apps/wallet/src/host/features';

const api = createApiClient({ baseUrl: import.meta.env.VITE_API_URL as string });

/** The rupees of the account holder. */
const CASH = { accountId: 'account-pkr', currency: 'PKR' };

/** Gold on the server of this example. */
const GOLD = { accountId: 'account-gold', currency: 'GOLD' };

export const connected: Partial<Features> = {
  billPayment: {
    payBill: async ({ provider, amount, idempotencyKey }, { signal }) => {
      const entry = { ...CASH, type: 'bill_payment', amount, description: provider };
      const posted = await createTransaction(api, entry, { idempotencyKey, signal });
      return { paidAt: posted?.timestamp ?? new Date().toISOString() };
    },
  },
  gift: {
    sendGift: async ({ gift, idempotencyKey }, { signal }) => {
      const account = gift.currency === 'GOLD' ? GOLD : CASH;
      const entry = {
        ...account,
        currency: gift.currency,
        type: 'gift',
        amount: gift.amount,
        description: `Gift to ${gift.recipient.name}`,
      };
      const posted = await createTransaction(api, entry, { idempotencyKey, signal });
      return posted ? { transactionId: posted.id, timestamp: posted.timestamp } : {};
    },
  },
};
