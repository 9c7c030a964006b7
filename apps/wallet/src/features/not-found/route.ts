import { defineRoute } from '../../shell/defineRoute.ts';

/** Used for all unknown paths. */
export const notFoundRoute = defineRoute({
  name: 'notFound',
  path: '',
  page: 'NotFoundPage',
  load: () => import('./NotFoundPage.tsx'),
  hasBottomBar: false,
});
