import { useEffect } from 'react';
import { preloadGiftWraps } from '../../components/GiftWrap';
import { FlowView, type FlowSteps } from '../shared/FlowView';
import { lazyView } from '../shared/lazyView';
import { ChooseRecipient } from './ChooseRecipient';
import {
  type GiftContact,
  type GiftDraft,
  type GiftReceiptDetails,
  type GiftStep,
  type GiftWrapDesign,
} from './gift';
import { giftSteps, type GiftActor } from './giftMachine';

const laterSteps = () => import('./laterSteps');
const WriteMessage = lazyView(async () => (await laterSteps()).WriteMessage);
const ChooseWrap = lazyView(async () => (await laterSteps()).ChooseWrap);
const Celebrate = lazyView(async () => (await laterSteps()).Celebrate);
const GiftReceipt = lazyView(async () => (await laterSteps()).GiftReceipt);

function preloadLater() {
  preloadGiftWraps();
  for (const step of [WriteMessage, ChooseWrap, Celebrate, GiftReceipt]) step.preload();
}

export interface GiftFlowProps {
  /** A running `giftMachine`; its owner decides where `left` leads, shows its toasts, keeps its draft. */
  actor: GiftActor;
  /** Who can be given to without a link. */
  contacts: readonly GiftContact[];
  /** The papers to choose from. */
  designs: readonly GiftWrapDesign[];
  /** The gift's details are to be shared. */
  onShareDetails: (gift: GiftDraft) => void;
  /** The receipt is to be kept as a file. */
  onDownloadReceipt: (receipt: GiftReceiptDetails) => void;
  /** The receipt is to be shared. */
  onShareReceipt: (receipt: GiftReceiptDetails) => void;
  /** Steps that the app draws itself; each gets the actor. @default none */
  steps?: FlowSteps<GiftStep, GiftActor>;
}

/** Sends a gift in five steps: to whom, with which words, in which paper, a last look, the receipt. */
export function GiftFlow({
  actor,
  contacts,
  designs,
  onShareDetails,
  onDownloadReceipt,
  onShareReceipt,
  steps,
}: GiftFlowProps) {
  useEffect(preloadLater, []);
  return (
    <FlowView
      actor={actor}
      steps={giftSteps}
      replacements={steps}
      views={{
        contact: () => <ChooseRecipient actor={actor} contacts={contacts} />,
        message: () => <WriteMessage actor={actor} />,
        wrap: () => <ChooseWrap actor={actor} designs={designs} />,
        celebration: () => (
          <Celebrate actor={actor} designs={designs} onShareDetails={onShareDetails} />
        ),
        receipt: () => (
          <GiftReceipt
            actor={actor}
            designs={designs}
            onDownload={onDownloadReceipt}
            onShare={onShareReceipt}
          />
        ),
      }}
    />
  );
}
