import { defineMessages } from '../../defineMessages';
import en from './en';

export const referralMessages = defineMessages('referral', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
