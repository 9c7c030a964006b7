import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const qrScannerMessages = defineMessages('qrScanner', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
