import { defineTexts, type Messages } from '@rad-wallet/ui/messages';

declare module '@rad-wallet/ui/Toast' {
  interface CustomToasts {
    overDailyLimit: true;
  }
}

/** Overrides of the library's messages. */
export const texts = defineTexts({ sendMoney: { title: 'Send to family' } });

/** Adds messages for problems that only this app's server reports. */
export const addCustomToasts = (messages: Messages): Messages => ({
  ...messages,
  toasts: Object.assign({}, messages.toasts, {
    overDailyLimit: { title: 'Too much for today', description: 'The daily limit is Rs. 25,000.' },
  }),
});
