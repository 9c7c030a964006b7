import { defineMessages } from '../../defineMessages';
import en from './en';

export const qrPaymentMessages = defineMessages('qrPayment', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});

declare module '../../toasts.js' {
  interface SetToasts extends Readonly<Record<keyof typeof en.toasts, typeof en>> {}
}
