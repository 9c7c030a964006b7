import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const contactsMessages = defineMessages('contacts', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
