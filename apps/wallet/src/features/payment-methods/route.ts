import { defineRoute } from '../../shell/defineRoute.ts';

export const paymentMethodsRoute = defineRoute({
  name: 'paymentMethods',
  path: '/payment-methods',
  page: 'PaymentMethodsPage',
  load: () => import('./PaymentMethodsPage.tsx'),
  tab: 'settings',
  feature: 'paymentMethods',
});
