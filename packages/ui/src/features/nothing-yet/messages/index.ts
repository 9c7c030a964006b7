import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const nothingYetMessages = defineMessages('nothingYet', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
