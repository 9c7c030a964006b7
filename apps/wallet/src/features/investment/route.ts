import { defineRoute } from '../../shell/defineRoute.ts';

export const investmentRoute = defineRoute({
  name: 'investment',
  path: '/investment-marketplace',
  page: 'InvestmentPage',
  load: () => import('./InvestmentPage.tsx'),
  feature: 'investment',
});
