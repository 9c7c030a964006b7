import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const templateNameMessages = defineMessages('templateName', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
