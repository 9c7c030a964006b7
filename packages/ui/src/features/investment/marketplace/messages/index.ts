import { defineMessages } from '../../../../messages/defineMessages';
import en from './en';

export const marketplaceMessages = defineMessages('marketplace', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
