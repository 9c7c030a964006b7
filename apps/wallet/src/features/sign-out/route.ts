import { defineRoute } from '../../shell/defineRoute.ts';

export const signOutRoute = defineRoute({
  name: 'signOut',
  path: '/sign-out-confirmation',
  page: 'SignOutPage',
  load: () => import('./SignOutPage.tsx'),
  feature: 'signOut',
  hasBottomBar: false,
  isCoveredByLock: true,
});
