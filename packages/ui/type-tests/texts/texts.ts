// Each line that ends in `wrong` is refused by the compiler, and no other.
import { defineTexts, type Texts } from '@rad-wallet/ui/messages';

export const ours: Texts = defineTexts({
  home: { title: 'My money' },
  sendMoney: { sentText: '{name} has {amount} now.', progress: 'On its way' },
  toasts: { transferFailed: { title: 'Not sent' } },
  profile: { tola: 'gold' },
  referral: { tierAt: '{count, plural, one {one friend} other {# friends}}' },
});

export const anyOrder = defineTexts({ sendMoney: { sentText: 'Sent to {name}' } });

export const key = defineTexts({
  home: { headline: 'Hi' }, // wrong
});

export const part = defineTexts({
  house: { title: 'Hi' }, // wrong
});

export const values = defineTexts({
  home: { title: 5 }, // wrong
  toasts: { transferFailed: 'Not sent' }, // wrong
});

export const inText = defineTexts({
  home: { title: 'Hello {name}' }, // wrong
});

export const inSentence = defineTexts({
  sendMoney: { sentText: '{sum} for {name}' }, // wrong
});

export const inPlural = defineTexts({
  referral: { tierAt: '{total, plural, one {one} other {# friends}}' }, // wrong
});

export const plain: Texts = { hom: {} }; // wrong
