import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const conversionMessages = defineMessages('conversion', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
