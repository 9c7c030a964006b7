import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const calendarMessages = defineMessages('calendar', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
