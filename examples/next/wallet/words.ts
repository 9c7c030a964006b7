import { createBrandTexts } from '@rad-wallet/ui/brand';
import { defineTexts, type Texts } from '@rad-wallet/ui/messages';

declare module '@rad-wallet/ui/Toast' {
  interface CustomToasts {
    overDailyLimit: true;
  }
}

/** Overrides of the library's messages. */
export const texts = defineTexts({ sendMoney: { title: 'Send to family' } });

const toasts: Texts['toasts'] & Record<'overDailyLimit', object> = {
  overDailyLimit: { title: 'Too much for today', description: 'The daily limit is Rs. 25,000.' },
};

/** The library's messages with this app's name, and those for problems that only its server reports. */
export const messages: Texts = { ...createBrandTexts({ name: 'Ghar Wallet' }), toasts };
