import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const chartMessages = defineMessages('chart', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
