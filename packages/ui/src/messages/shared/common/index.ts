import { defineMessages } from '../../defineMessages';
import en from './en';

export const commonMessages = defineMessages('common', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
