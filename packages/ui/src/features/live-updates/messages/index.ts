import { defineMessages } from '../../../messages/defineMessages';
import en from './en';

export const liveUpdatesMessages = defineMessages('liveUpdates', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});

declare module '../../../messages/toasts.js' {
  interface SetToasts extends Readonly<Record<keyof typeof en.toasts, typeof en>> {}
}
