import { defineRoute } from '../../shell/defineRoute.ts';

export const bankDepositRoute = defineRoute({
  name: 'bankDeposit',
  path: '/bank-deposit',
  page: 'BankDepositPage',
  load: () => import('./BankDepositPage.tsx'),
  tab: 'history',
});
