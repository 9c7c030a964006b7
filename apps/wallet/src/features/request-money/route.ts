import { defineRoute } from '../../shell/defineRoute.ts';

export const requestMoneyRoute = defineRoute({
  name: 'requestMoney',
  path: '/request-money',
  page: 'RequestMoneyPage',
  load: () => import('./RequestMoneyPage.tsx'),
  tab: 'history',
  feature: 'requestMoney',
});
