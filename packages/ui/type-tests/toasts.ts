// `npm run typecheck` fails if an expected type error is missing.
import type { SetToasts } from '@rad-wallet/ui/messages';
import type { Problem } from '@rad-wallet/ui/Toast';
import { defineTexts } from '@rad-wallet/ui/messages';

export const shared: Problem = { id: 'transferFailed' };
export const ofAFeature: Problem = { id: 'giftFailed' };

// @ts-expect-error
export const unknown: Problem = { id: 'giftLost' };

export const texts = defineTexts({ gift: { toasts: { giftFailed: { title: 'Not sent' } } } });

/** Two features cannot have a toast with the same id. */
// @ts-expect-error
export interface AnotherGiftFailed extends SetToasts {
  giftFailed: 'of another feature';
}
