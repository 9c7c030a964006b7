import {
  toGiftDraft,
  giftMachine,
  giftSteps,
  resumeGift,
  type GiftReceiptDetails,
  type GiftSnapshot,
  type GiftWrapDesign,
} from '@rad-wallet/ui/features/gift';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useHostActors } from '../../hosts/useHostActors';
import { money } from '../../money';
import { useNavigation } from '../../platform/navigation/navigation';
import { getGiftStep } from './giftHistoryActions';
import { removeDraft, saveDraft, saveSentGift, readGift } from './giftStore';
import { useGiftHistory } from './useGiftHistory';
import { href } from '../routes';

/** Opens the gift at the step that belongs to the path. docs/rules.md GIFT-2. */
function openGift(path: string, receipt: GiftReceiptDetails, designs: readonly GiftWrapDesign[]) {
  const step = getGiftStep(path);
  const { draft, sent, attempt, isDamaged } = readGift(designs);
  const gift = step === 'receipt' ? (draft ?? sent) : draft;
  return { snapshot: resumeGift(step, gift, { receipt, money }, attempt), isDamaged };
}

/** Stores the gift if its first step is complete. */
function saveGift(snapshot: GiftSnapshot): void {
  const gift = toGiftDraft(snapshot.context);
  if (!gift) return;
  if (snapshot.matches('sent') || snapshot.matches('completed')) saveSentGift(gift);
  else saveDraft(gift, snapshot.context.attempt);
}

/** @param receipt fields of the receipt that do not come from the gift */
export function useGiftFlow(receipt: GiftReceiptDetails, designs: readonly GiftWrapDesign[]) {
  const { path } = useNavigation();
  const [opened] = useState(() => openGift(path, receipt, designs));
  const actor = useActorRef(giftMachine.provide({ actors: useHostActors('gift') }), {
    input: { receipt, money },
    snapshot: opened.snapshot,
  });
  const step = useSelector(actor, giftSteps.current);
  const leave = useGiftHistory(actor, step, href('home'));
  useFlowEvents(actor, leave);

  useEffect(() => {
    if (!opened.isDamaged) return;
    removeDraft();
    actor.send({ type: 'draft.dropped' });
  }, [actor, opened]);

  useEffect(() => {
    saveGift(actor.getSnapshot());
    const subscription = actor.subscribe(saveGift);
    return () => subscription.unsubscribe();
  }, [actor]);

  return { actor, step };
}
