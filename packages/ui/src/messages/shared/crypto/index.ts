import { defineMessages } from '../../defineMessages';
import type { ToastsOf } from '../../toasts';
import en from './en';

export const cryptoMessages = defineMessages('crypto', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});

declare module '../../toasts.js' {
  interface SetToasts extends ToastsOf<typeof en> {}
}
