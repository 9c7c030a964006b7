import { useSelector } from '@xstate/react';
import type { GiftDraft, GiftWrapDesign } from './gift';
import { toGiftDraft, type GiftContext } from './giftContext';
import type { GiftActor } from './giftMachine';

const emptyDraft: Omit<GiftDraft, 'currency'> = {
  amount: '0',
  recipient: { name: '', phone: '', isNewUser: false },
  message: '',
  wrapDesign: null,
};

/** Returns the draft, which is complete after the first step. `designs` describe the wrap in the current language. */
export function useGiftDraft(actor: GiftActor, designs: readonly GiftWrapDesign[]): GiftDraft {
  const context: GiftContext = useSelector(actor, (snapshot) => snapshot.context);
  const gift = toGiftDraft(context) ?? { ...emptyDraft, currency: context.currency };
  const chosen = gift.wrapDesign;
  return { ...gift, wrapDesign: designs.find(({ id }) => id === chosen?.id) ?? chosen };
}
