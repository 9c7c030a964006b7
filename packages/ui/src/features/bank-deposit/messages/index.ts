import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const bankDepositMessages = defineMessages('bankDeposit', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
