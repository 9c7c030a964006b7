import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const investmentMessages = defineMessages('investment', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
