import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const requestMoneyMessages = defineMessages('requestMoney', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
