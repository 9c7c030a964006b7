import { bankAccounts } from '@rad-wallet/mocks/samples';
import { createContentHook } from './createContentHook';

export const useBankAccounts = createContentHook(
  'bankAccounts',
  import.meta.env.VITE_API_URL ? [] : bankAccounts,
);
