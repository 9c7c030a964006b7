import { bankAccounts } from '@rad-wallet/mocks/samples';
import { personal } from './personal';

export const useBankAccounts = personal(
  'bankAccounts',
  import.meta.env.VITE_API_URL ? [] : bankAccounts,
);
