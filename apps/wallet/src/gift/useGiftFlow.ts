import {
  giftDraftOf,
  giftMachine,
  giftStep,
  resumeGift,
  type GiftSnapshot,
} from '@rad-wallet/ui/flows/gift';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { giftStepOf } from './giftMoves';
import { dropDraft, keepDraft, keepSent, readGift } from './giftStore';
import { useGiftHistory } from './useGiftHistory';

/** What a visit to a path finds, and where that leads. docs/rules.md GIFT-2. */
function openGift(path: string) {
  const asked = giftStepOf(path);
  const { draft, sent, isDamaged } = readGift();
  const gift = asked === 'receipt' ? (draft ?? sent) : draft;
  return { snapshot: resumeGift(asked, gift), isDamaged };
}

/** Keeps what the steps hold, as soon as the first of them is complete. */
function keepGift(snapshot: GiftSnapshot): void {
  const gift = giftDraftOf(snapshot.context);
  if (!gift) return;
  if (snapshot.matches('sent')) keepSent(gift);
  else keepDraft(gift);
}

/** The gift flow over its five paths: taken up from the stored draft, and kept there. */
export function useGiftFlow() {
  const [path] = useLocation();
  const [opened] = useState(() => openGift(path));
  const actor = useActorRef(giftMachine, { snapshot: opened.snapshot });
  const step = useSelector(actor, giftStep);
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
