import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const fundsMessages = defineMessages('funds', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
