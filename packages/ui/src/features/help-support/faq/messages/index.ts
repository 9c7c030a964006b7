import { defineMessages } from '../../../../messages/defineMessages';
import en from './en';

export const faqMessages = defineMessages('faq', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
