import { defineMessages } from '../../defineMessages';
import en from './en';

export const cardsMessages = defineMessages('cards', {
  en,
  ur: () => import('./ur'),
  ar: () => import('./ar'),
});

declare module '../../toasts.js' {
  interface SetToasts extends Readonly<Record<keyof typeof en.toasts, typeof en>> {}
}
