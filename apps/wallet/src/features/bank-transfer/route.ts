import { defineRoute } from '../../shell/defineRoute.ts';

export const bankTransferRoute = defineRoute({
  name: 'bankTransfer',
  path: '/bank-transfer',
  page: 'BankTransferPage',
  load: () => import('./BankTransferPage.tsx'),
  tab: 'history',
  feature: 'bankTransfer',
});
