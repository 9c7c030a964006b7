import { defineMessages } from '../../defineMessages';
import en from './en';

export const cryptoMessages = defineMessages('crypto', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});

declare module '../../toasts.js' {
  interface SetToasts extends Readonly<Record<keyof typeof en.toasts, typeof en>> {}
}
