import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const giftMessages = defineMessages('gift', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
