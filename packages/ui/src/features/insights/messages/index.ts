import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const insightsMessages = defineMessages('insights', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
