import { defineMessages } from '../../defineMessages';
import en from './en';

export const demoMessages = defineMessages('demo', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
