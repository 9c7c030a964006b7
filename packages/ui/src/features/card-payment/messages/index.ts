import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const cardPaymentMessages = defineMessages('cardPayment', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
