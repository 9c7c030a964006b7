import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const zakatMessages = defineMessages('zakat', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
