import { defineRoute } from '../../shell/defineRoute.ts';

export const requestPaymentRoute = defineRoute({
  name: 'requestPayment',
  path: '/request-payment',
  page: 'RequestPaymentPage',
  load: () => import('./RequestPaymentPage.tsx'),
  tab: 'history',
});
