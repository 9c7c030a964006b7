import { defineMessages } from '../../defineMessages';
import en from './en';

export const qrPaymentMessages = defineMessages('qrPayment', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
