import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const notFoundMessages = defineMessages('notFound', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
