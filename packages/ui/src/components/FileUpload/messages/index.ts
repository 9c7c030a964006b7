import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const fileUploadMessages = defineMessages('fileUpload', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
