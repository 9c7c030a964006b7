import { defineRoute } from '../../shell/defineRoute.ts';

export const cryptoTransferRoute = defineRoute({
  name: 'cryptoTransfer',
  path: '/crypto-transfer',
  page: 'CryptoTransferPage',
  load: () => import('./CryptoTransferPage.tsx'),
  tab: 'history',
  feature: 'cryptoTransfer',
});
