import { postEntry as post } from '@rad-wallet/mocks';
import type { EntryDraft, LedgerStore } from '@rad-wallet/mocks';

export const onePkrEntry: EntryDraft = {
  accountId: 'account-pkr',
  type: 'sent',
  currency: 'PKR',
  amount: '1',
  description: 'Sent to Ayesha Malik',
  status: 'completed',
  verified: true,
};

export const postEntry = (store: LedgerStore, key: string, draft: EntryDraft = onePkrEntry) =>
  store.update((ledger) => {
    const posted = post(ledger, draft, { now: new Date(), key });
    return { ledger: 'ledger' in posted ? posted.ledger : ledger, result: posted };
  });
