import { defineMessages } from '../../defineMessages';
import en from './en';

export const toastsMessages = defineMessages('toasts', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
