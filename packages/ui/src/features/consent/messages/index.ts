import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const consentMessages = defineMessages('consent', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
