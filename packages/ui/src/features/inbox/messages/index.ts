import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const inboxMessages = defineMessages('inbox', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
