import { defineRoute } from '../../shell/defineRoute.ts';

export const cardPaymentRoute = defineRoute({
  name: 'cardPayment',
  path: '/card-payment',
  page: 'CardPaymentPage',
  load: () => import('./CardPaymentPage.tsx'),
  tab: 'history',
});
