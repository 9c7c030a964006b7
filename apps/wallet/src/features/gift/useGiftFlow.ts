import {
  toGiftDraft,
  giftMachine,
  giftSteps,
  resumeGift,
  type GiftReceiptDetails,
  type GiftSnapshot,
  type GiftWrapDesign,
} from '@rad-wallet/ui/features/gift';
import { keepIntents, resumeIntents, useFlowEvents, type Intent } from '@rad-wallet/ui/engine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useHostActors } from '../../hosts/useHostActors';
import { money } from '../../money';
import { useNavigation } from '../../platform/navigation/navigation';
import { getGiftStep } from './giftHistoryActions';
import { removeDraft, saveDraft, saveSentGift, readGift } from './giftStore';
import { useIntents } from '../../session/useResumableActor';
import { parseGiftRequest } from './giftDraftSchema';
import { useGiftHistory } from './useGiftHistory';
import { href } from '../routes';

interface GiftOpening {
  path: string;
  receipt: GiftReceiptDetails;
  designs: readonly GiftWrapDesign[];
  intents: readonly Intent[];
}

/** Opens the gift that is in doubt, or else at the step of the path. docs/rules.md GIFT-2, GIFT-17. */
function openGift({ path, receipt, designs, intents }: GiftOpening) {
  const step = getGiftStep(path);
  const input = { receipt, money };
  const { draft, sent, isDamaged } = readGift(designs);
  const known = intents.flatMap((intent) => {
    const gift = parseGiftRequest(intent.request, designs);
    return gift ? [{ ...intent, entered: resumeGift('contact', gift, input).context }] : [];
  });
  const resumed = resumeIntents(giftMachine, input, known);
  const isReceipt = step === 'receipt' && !draft && sent !== null;
  const gift = step === 'receipt' ? (draft ?? sent) : draft;
  const snapshot =
    resumed?.hasTag('doubt') && !isReceipt
      ? resumed
      : resumeGift(step, gift, input, resumed?.context.attempt);
  return { snapshot, isDamaged };
}

/** Stores the gift if its first step is complete. */
function saveGift(snapshot: GiftSnapshot): void {
  const gift = toGiftDraft(snapshot.context);
  if (!gift) return;
  if (snapshot.matches('sent') || snapshot.matches('completed')) saveSentGift(gift);
  else saveDraft(gift);
}

/** @param receipt fields of the receipt that do not come from the gift */
export function useGiftFlow(receipt: GiftReceiptDetails, designs: readonly GiftWrapDesign[]) {
  const { path } = useNavigation();
  const { store, intents } = useIntents(giftMachine.id);
  const [opened] = useState(() => openGift({ path, receipt, designs, intents: intents() }));
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

  useEffect(() => keepIntents(actor, giftMachine.id, store), [actor, store]);

  useEffect(() => {
    saveGift(actor.getSnapshot());
    const subscription = actor.subscribe(saveGift);
    return () => subscription.unsubscribe();
  }, [actor]);

  return { actor, step };
}
