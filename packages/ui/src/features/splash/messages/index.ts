import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const splashMessages = defineMessages('splash', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
