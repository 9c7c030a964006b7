import { defineMessages } from '../../defineMessages';
import en from './en';

export const balanceMessages = defineMessages('balance', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
