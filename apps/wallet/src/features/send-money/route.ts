import { defineRoute } from '../../shell/defineRoute.ts';

export const sendMoneyRoute = defineRoute({
  name: 'sendMoney',
  path: '/send-money',
  page: 'SendMoneyPage',
  load: () => import('./SendMoneyPage.tsx'),
  tab: 'history',
  prefetchPaths: ['/api/accounts'],
});
