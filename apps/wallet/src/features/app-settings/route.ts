import { defineRoute } from '../../shell/defineRoute.ts';

export const appSettingsRoute = defineRoute({
  name: 'appSettings',
  path: '/app-settings',
  page: 'AppSettingsPage',
  load: () => import('./AppSettingsPage.tsx'),
  tab: 'settings',
  canReload: true,
});
