import { bankAccounts } from '@rad-wallet/mocks/samples';
import { createContentHook } from '../../hosts/createContentHook';

export const useBankAccounts = createContentHook(
  'bankAccounts',
  import.meta.env.VITE_API_URL ? [] : bankAccounts,
);
