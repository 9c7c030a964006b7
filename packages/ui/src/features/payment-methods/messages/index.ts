import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const paymentMethodsMessages = defineMessages('paymentMethods', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
