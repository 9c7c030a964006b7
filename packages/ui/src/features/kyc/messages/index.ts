import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const kycMessages = defineMessages('kyc', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
