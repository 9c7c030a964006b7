import { defineRoute } from '../../shell/defineRoute.ts';

export const notificationsRoute = defineRoute({
  name: 'notifications',
  path: '/notifications',
  page: 'NotificationsPage',
  load: () => import('./NotificationsPage.tsx'),
  tab: 'settings',
  canReload: true,
});
