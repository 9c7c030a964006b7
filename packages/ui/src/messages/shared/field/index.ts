import { defineMessages } from '../../defineMessages';
import en from './en';

export const fieldMessages = defineMessages('field', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
