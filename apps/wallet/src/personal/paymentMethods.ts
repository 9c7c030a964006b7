import { bankAccounts, savedCardsAt } from '../demo/samples/paymentMethods';
import { personal } from './personal';

/** The saved cards that a visit begins with. docs/rules.md METHOD-1. */
export const useFirstCards = personal(
  'savedCards',
  import.meta.env.VITE_API_URL ? [] : savedCardsAt,
);

/** The accounts at banks. */
export const useBankAccounts = personal(
  'bankAccounts',
  import.meta.env.VITE_API_URL ? [] : bankAccounts,
);
