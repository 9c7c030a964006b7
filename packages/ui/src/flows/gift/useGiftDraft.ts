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

/**
 * Returns the gift for the steps after the first; the machine's guards ensure that it is complete
 * there. The description of its wrap comes from `designs`, which are in the current language.
 */
export function useGiftDraft(actor: GiftActor, designs: readonly GiftWrapDesign[]): GiftDraft {
  const context: GiftContext = useSelector(actor, (snapshot) => snapshot.context);
  const gift = toGiftDraft(context) ?? { ...emptyDraft, currency: context.currency };
  const chosen = gift.wrapDesign;
  return { ...gift, wrapDesign: designs.find(({ id }) => id === chosen?.id) ?? chosen };
}
