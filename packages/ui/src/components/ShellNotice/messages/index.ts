import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const shellNoticeMessages = defineMessages('shellNotice', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
