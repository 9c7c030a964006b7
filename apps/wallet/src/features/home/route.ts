import { defineRoute } from '../../shell/defineRoute.ts';

export const homeRoute = defineRoute({
  name: 'home',
  path: '/',
  page: 'HomePage',
  load: () => import('./HomePage.tsx'),
  tab: 'home',
  canReload: true,
  prefetchPaths: ['/api/balances', '/api/accounts', '/api/transactions?limit=10'],
});
