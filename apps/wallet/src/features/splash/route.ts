import { defineRoute } from '../../shell/defineRoute.ts';

export const loadingRoute = defineRoute({
  name: 'loading',
  path: '/loading',
  page: 'LoadingPage',
  load: () => import('./LoadingPage.tsx'),
  hasBottomBar: false,
});
