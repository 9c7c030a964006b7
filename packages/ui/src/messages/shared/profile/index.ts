import { defineMessages } from '../../defineMessages';
import en from './en';

export const profileMessages = defineMessages('profile', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
