import { defineRoute } from '../../shell/defineRoute.ts';

export const billPaymentRoute = defineRoute({
  name: 'billPayment',
  path: '/bill-payment',
  page: 'BillPaymentPage',
  load: () => import('./BillPaymentPage.tsx'),
  feature: 'billPayment',
});
