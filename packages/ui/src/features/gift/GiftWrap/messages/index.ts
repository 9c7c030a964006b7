import { defineMessages } from '../../../../messages/defineMessages';
import en from './en';

export const giftWrapsMessages = defineMessages('giftWraps', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
