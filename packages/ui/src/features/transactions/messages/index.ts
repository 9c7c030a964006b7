import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const transactionHistoryMessages = defineMessages('transactionHistory', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
