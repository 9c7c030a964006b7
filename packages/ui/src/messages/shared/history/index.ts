import { defineMessages } from '../../defineMessages';
import en from './en';

export const historyMessages = defineMessages('history', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
