import { defineMessages } from '../../defineMessages';
import en from './en';

export const paymentMessages = defineMessages('payment', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
