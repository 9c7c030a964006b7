import { defineRoute } from '../../shell/defineRoute.ts';

export const referralRoute = defineRoute({
  name: 'referral',
  path: '/referral-program',
  page: 'ReferralPage',
  load: () => import('./ReferralPage.tsx'),
});
