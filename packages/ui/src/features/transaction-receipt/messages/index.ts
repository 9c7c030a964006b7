import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const receiptMessages = defineMessages('receipt', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
