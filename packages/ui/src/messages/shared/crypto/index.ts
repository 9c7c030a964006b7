import { defineMessages } from '../../defineMessages';
import en from './en';

export const cryptoMessages = defineMessages('crypto', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
