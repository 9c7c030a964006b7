import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import { preloadGiftWraps } from '../../components/GiftWrap';
import { Celebrate } from './Celebrate';
import { ChooseRecipient } from './ChooseRecipient';
import { ChooseWrap } from './ChooseWrap';
import {
  GIFT_STEPS,
  type GiftContact,
  type GiftDraft,
  type GiftReceiptDetails,
  type GiftWrapDesign,
} from './gift';
import { giftStep, type giftMachine } from './giftMachine';
import { GiftReceipt } from './GiftReceipt';
import { WriteMessage } from './WriteMessage';

export type GiftActor = ActorRefFrom<typeof giftMachine>;

export interface GiftFlowProps {
  /** A running `giftMachine`; its owner decides where `left` leads, shows its toasts, keeps its draft. */
  actor: GiftActor;
  contacts: readonly GiftContact[];
  designs: readonly GiftWrapDesign[];
  /** What the receipt says besides the gift. */
  receipt: GiftReceiptDetails;
  /** The gift's details are to be shared. */
  onShareDetails: (gift: GiftDraft) => void;
  onDownloadReceipt: (receipt: GiftReceiptDetails) => void;
  onShareReceipt: (receipt: GiftReceiptDetails) => void;
}

/** Sends a gift in five steps: to whom, with which words, in which paper, a last look, the receipt. */
export function GiftFlow({
  actor,
  contacts,
  designs,
  receipt,
  onShareDetails,
  onDownloadReceipt,
  onShareReceipt,
}: GiftFlowProps) {
  const step = useSelector(actor, giftStep);
  useEffect(preloadGiftWraps, []);
  return (
    <FlowFrame step={GIFT_STEPS.indexOf(step) + 1}>
      {step === 'contact' && <ChooseRecipient actor={actor} contacts={contacts} />}
      {step === 'message' && <WriteMessage actor={actor} />}
      {step === 'wrap' && <ChooseWrap actor={actor} designs={designs} />}
      {step === 'celebration' && <Celebrate actor={actor} onShareDetails={onShareDetails} />}
      {step === 'receipt' && (
        <GiftReceipt
          actor={actor}
          receipt={receipt}
          onDownload={onDownloadReceipt}
          onShare={onShareReceipt}
        />
      )}
    </FlowFrame>
  );
}
