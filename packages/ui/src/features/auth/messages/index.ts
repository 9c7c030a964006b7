import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const authMessages = defineMessages('auth', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
