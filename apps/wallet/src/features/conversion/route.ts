import { defineRoute } from '../../shell/defineRoute.ts';

export const conversionRoute = defineRoute({
  name: 'conversion',
  path: '/conversion',
  page: 'ConversionPage',
  load: () => import('./ConversionPage.tsx'),
  prefetchPaths: ['/api/accounts', '/api/transactions'],
});
