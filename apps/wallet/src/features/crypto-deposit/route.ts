import { defineRoute } from '../../shell/defineRoute.ts';

export const cryptoDepositRoute = defineRoute({
  name: 'cryptoDeposit',
  path: '/crypto-deposit',
  page: 'CryptoDepositPage',
  load: () => import('./CryptoDepositPage.tsx'),
  tab: 'history',
});
