import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const homeMessages = defineMessages('home', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
