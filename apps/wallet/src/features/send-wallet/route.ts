import { defineRoute } from '../../shell/defineRoute.ts';

export const sendToWalletRoute = defineRoute({
  name: 'sendToWallet',
  path: '/send-wallet',
  page: 'SendWalletPage',
  load: () => import('./SendWalletPage.tsx'),
  tab: 'history',
  feature: 'sendToWallet',
});
