import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const bankTransferMessages = defineMessages('bankTransfer', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
