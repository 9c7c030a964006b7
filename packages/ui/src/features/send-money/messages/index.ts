import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const sendMoneyMessages = defineMessages('sendMoney', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
