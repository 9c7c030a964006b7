import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const notificationsMessages = defineMessages('notifications', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
