import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const appSettingsMessages = defineMessages('appSettings', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
