import { useSelector } from '@xstate/react';
import type { GiftDraft } from './gift';
import { giftDraftOf, type GiftContext } from './giftContext';
import type { GiftActor } from './giftMachine';

const nobody: GiftDraft = {
  amount: '0',
  currency: 'PKR',
  recipient: { name: '', phone: '', isNewUser: false },
  message: '',
  wrapDesign: null,
};

/** The gift as a step behind the first shows it: complete there, by the machine's guards. */
export function useGiftDraft(actor: GiftActor): GiftDraft {
  const context: GiftContext = useSelector(actor, (snapshot) => snapshot.context);
  return giftDraftOf(context) ?? nobody;
}
