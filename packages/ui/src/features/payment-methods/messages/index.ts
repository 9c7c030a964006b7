import { defineMessages } from '../../../messages/defineMessages';
import type { ToastsOf } from '../../../messages/toasts';
import en from './en';

export const paymentMethodsMessages = defineMessages('paymentMethods', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});

declare module '../../../messages/toasts.js' {
  interface SetToasts extends ToastsOf<typeof en> {}
}
