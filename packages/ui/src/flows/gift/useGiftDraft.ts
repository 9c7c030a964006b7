import { useSelector } from '@xstate/react';
import type { GiftDraft, GiftWrapDesign } from './gift';
import { giftDraftOf, type GiftContext } from './giftContext';
import type { GiftActor } from './giftMachine';

const nobody: GiftDraft = {
  amount: '0',
  currency: 'PKR',
  recipient: { name: '', phone: '', isNewUser: false },
  message: '',
  wrapDesign: null,
};

/**
 * The gift as a step behind the first shows it: complete there, by the machine's guards. Its paper is
 * described as it is in `designs`, in the present language, and not as it was when it was chosen.
 */
export function useGiftDraft(actor: GiftActor, designs: readonly GiftWrapDesign[]): GiftDraft {
  const context: GiftContext = useSelector(actor, (snapshot) => snapshot.context);
  const gift = giftDraftOf(context) ?? nobody;
  const chosen = gift.wrapDesign;
  return { ...gift, wrapDesign: designs.find(({ id }) => id === chosen?.id) ?? chosen };
}
