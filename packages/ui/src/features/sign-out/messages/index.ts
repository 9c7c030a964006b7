import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const signOutMessages = defineMessages('signOut', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
