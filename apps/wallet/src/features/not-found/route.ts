import { defineRoute } from '../../shell/defineRoute.ts';

/** The route of every unknown path. */
export const notFoundRoute = defineRoute({
  name: 'notFound',
  path: '',
  page: 'NotFoundPage',
  load: () => import('./NotFoundPage.tsx'),
  hasBottomBar: false,
});
