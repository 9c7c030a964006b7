import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const unfinishedPaymentsMessages = defineMessages('unfinishedPayments', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
