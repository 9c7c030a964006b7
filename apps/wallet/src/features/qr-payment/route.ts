import { defineRoute } from '../../shell/defineRoute.ts';

export const qrPaymentRoute = defineRoute({
  name: 'qrPayment',
  path: '/qr-payment',
  page: 'QrPaymentPage',
  load: () => import('./QrPaymentPage.tsx'),
  feature: 'qrPayment',
});
