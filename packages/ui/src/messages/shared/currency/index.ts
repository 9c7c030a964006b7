import { defineMessages } from '../../defineMessages';
import en from './en';

export const currencyMessages = defineMessages('currency', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
