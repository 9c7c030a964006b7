import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const helpMessages = defineMessages('help', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
