import { defineMessages } from '../../defineMessages';
import en from './en';

export const transactionsMessages = defineMessages('transactions', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
