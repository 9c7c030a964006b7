import { defineRoute } from '../../shell/defineRoute.ts';

export const helpSupportRoute = defineRoute({
  name: 'helpSupport',
  path: '/help-support',
  page: 'HelpSupportPage',
  load: () => import('./HelpSupportPage.tsx'),
  tab: 'settings',
  canReload: true,
});
