import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const lockMessages = defineMessages('lock', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
