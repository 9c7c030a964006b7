import {
  toGiftDraft,
  giftMachine,
  giftSteps,
  resumeGift,
  type GiftReceiptDetails,
  type GiftSnapshot,
  type GiftWrapDesign,
} from '@rad-wallet/ui/flows/gift';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigation } from '../data/navigation';
import { giftStepOf } from './giftMoves';
import { dropDraft, keepDraft, keepSent, readGift } from './giftStore';
import { useGiftHistory } from './useGiftHistory';

/** What a visit to a path finds, and where that leads. docs/rules.md GIFT-2. */
function openGift(path: string, receipt: GiftReceiptDetails, designs: readonly GiftWrapDesign[]) {
  const asked = giftStepOf(path);
  const { draft, sent, attempt, isDamaged } = readGift(designs);
  const gift = asked === 'receipt' ? (draft ?? sent) : draft;
  return { snapshot: resumeGift(asked, gift, receipt, attempt), isDamaged };
}

/** Keeps what the steps hold, as soon as the first of them is complete. */
function keepGift(snapshot: GiftSnapshot): void {
  const gift = toGiftDraft(snapshot.context);
  if (!gift) return;
  if (snapshot.matches('sent') || snapshot.matches('completed')) keepSent(gift);
  else keepDraft(gift, snapshot.context.attempt);
}

/**
 * The gift flow over its five paths: taken up from the stored draft, and kept there. `receipt` is what
 * every receipt says besides the gift, `designs` the papers that there are.
 */
export function useGiftFlow(receipt: GiftReceiptDetails, designs: readonly GiftWrapDesign[]) {
  const { path } = useNavigation();
  const [opened] = useState(() => openGift(path, receipt, designs));
  const actor = useActorRef(giftMachine, {
    input: { receipt },
    snapshot: opened.snapshot,
  });
  const step = useSelector(actor, giftSteps.current);
  const leave = useGiftHistory(actor, step, '/');
  useFlowEvents(actor, leave);

  useEffect(() => {
    if (!opened.isDamaged) return;
    dropDraft();
    actor.send({ type: 'draft.dropped' });
  }, [actor, opened]);

  useEffect(() => {
    keepGift(actor.getSnapshot());
    const subscription = actor.subscribe(keepGift);
    return () => subscription.unsubscribe();
  }, [actor]);

  return { actor, step };
}
