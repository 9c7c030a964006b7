import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const navigationMessages = defineMessages('navigation', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
