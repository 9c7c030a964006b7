import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const payeeCheckMessages = defineMessages('payeeCheck', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});
