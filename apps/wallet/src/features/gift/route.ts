import { defineRoute } from '../../shell/defineRoute.ts';

const options = {
  page: 'GiftPage',
  load: () => import('./GiftPage.tsx'),
  feature: 'gift',
  key: 'gift',
} as const;

export const giftRoute = defineRoute({ name: 'gift', path: '/gift-contact', ...options });
export const giftMessageRoute = defineRoute({
  name: 'giftMessage',
  path: '/gift-message',
  ...options,
});
export const giftWrapRoute = defineRoute({ name: 'giftWrap', path: '/gift-wrap', ...options });
export const giftCelebrationRoute = defineRoute({
  name: 'giftCelebration',
  path: '/gift-celebration',
  ...options,
});
export const giftReceiptRoute = defineRoute({
  name: 'giftReceipt',
  path: '/gift-receipt',
  ...options,
});
