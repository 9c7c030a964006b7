import { defineRoute } from '../../shell/defineRoute.ts';

export const fundsRoute = defineRoute({
  name: 'funds',
  path: '/funds',
  page: 'FundsPage',
  load: () => import('./FundsPage.tsx'),
  tab: 'history',
  canReload: true,
  prefetchPaths: ['/api/balances', '/api/transactions?limit=4', '/api/conversions?status=pending'],
});
