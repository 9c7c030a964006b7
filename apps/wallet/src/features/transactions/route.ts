import { defineRoute } from '../../shell/defineRoute.ts';

export const historyRoute = defineRoute({
  name: 'history',
  path: '/transactions',
  page: 'TransactionsPage',
  load: () => import('./TransactionsPage.tsx'),
  tab: 'history',
  canReload: true,
  prefetchPaths: ['/api/balances', '/api/transactions?limit=20', '/api/conversions?status=pending'],
});
