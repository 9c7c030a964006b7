import { defineTexts, type Messages } from '@rad-wallet/ui/messages';

declare module '@rad-wallet/ui/Toast' {
  interface CustomToasts {
    overDailyLimit: true;
  }
}

/** Words of the library's that are put otherwise here. */
export const texts = defineTexts({ sendMoney: { title: 'Send to family' } });

/** What the library has no words for, since only this app's server says it. */
export const addCustomToasts = (messages: Messages): Messages => ({
  ...messages,
  toasts: Object.assign({}, messages.toasts, {
    overDailyLimit: { title: 'Too much for today', description: 'The daily limit is Rs. 25,000.' },
  }),
});
