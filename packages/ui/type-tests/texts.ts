// `npm run typecheck` fails if an expected type error is missing.
import { defineTexts, type Texts } from '@rad-wallet/ui/messages';

export const ours: Texts = defineTexts({
  home: { title: 'My money' },
  sendMoney: { sentText: '{name} has {amount} now.', progress: 'On its way' },
  toasts: { transferFailed: { title: 'Not sent' } },
  profile: { tola: 'gold' },
  referral: { tierAt: '{count, plural, one {one friend} other {# friends}}' },
});

export const inAnyOrder = defineTexts({ sendMoney: { sentText: 'Sent to {name}' } });

export const key = defineTexts({
  // @ts-expect-error
  home: { headline: 'Hi' },
});

export const part = defineTexts({
  // @ts-expect-error
  house: { title: 'Hi' },
});

export const values = defineTexts({
  // @ts-expect-error
  home: { title: 5 },
  // @ts-expect-error
  toasts: { transferFailed: 'Not sent' },
});

export const inText = defineTexts({
  // @ts-expect-error
  home: { title: 'Hello {name}' },
});

export const inSentence = defineTexts({
  // @ts-expect-error
  sendMoney: { sentText: '{sum} for {name}' },
});

export const pluralMessage = defineTexts({
  // @ts-expect-error
  referral: { tierAt: '{total, plural, one {one} other {# friends}}' },
});

// @ts-expect-error
export const plain: Texts = { hom: {} };
