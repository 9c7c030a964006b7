import { defineRoute } from '../../shell/defineRoute.ts';

export const profileRoute = defineRoute({
  name: 'profile',
  path: '/profile',
  page: 'ProfilePage',
  load: () => import('./ProfilePage.tsx'),
  tab: 'settings',
});
