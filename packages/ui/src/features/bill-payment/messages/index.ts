import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const billPaymentMessages = defineMessages('billPayment', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
