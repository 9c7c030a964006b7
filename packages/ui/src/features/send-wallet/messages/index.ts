import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const sendWalletMessages = defineMessages('sendWallet', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
