import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const requestPaymentMessages = defineMessages('requestPayment', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
