import { useEffect } from 'react';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { createLazyView } from '../../components/LazyView';
import type { LoadableItems } from '../../types';
import { Consent, type Authorize } from '../consent';
import { ChooseRecipient } from './ChooseRecipient';
import {
  type GiftContact,
  type GiftDraft,
  type GiftReceiptDetails,
  type GiftStep,
  type GiftWrapDesign,
} from './gift';
import { giftSteps, type GiftActor } from './giftMachine';

const importLaterSteps = () => import('./laterSteps');
const WriteMessage = createLazyView(async () => (await importLaterSteps()).WriteMessage);
const ChooseWrap = createLazyView(async () => (await importLaterSteps()).ChooseWrap);
const Celebrate = createLazyView(async () => (await importLaterSteps()).Celebrate);
const GiftReceipt = createLazyView(async () => (await importLaterSteps()).GiftReceipt);

function preloadLaterSteps() {
  for (const step of [WriteMessage, ChooseWrap, Celebrate, GiftReceipt]) step.preload();
  // Ignore failures: a step requests the chunk again when it opens.
  importLaterSteps().then(
    ({ preloadGiftWraps }) => preloadGiftWraps(),
    () => {},
  );
}

export interface GiftFlowProps {
  /** A running `giftMachine` actor. The page handles its `left` and `toast` events, and stores its draft. */
  actor: GiftActor;
  /** Recipients who can receive a gift without a link. */
  contacts: LoadableItems<GiftContact>;
  /** Available gift wraps, with descriptions in the current language. */
  designs: ReadonlyArray<GiftWrapDesign>;
  /** Called when Share is pressed on the review step. */
  onShareDetails: (gift: GiftDraft) => void;
  /** Called when Download is pressed on the receipt. */
  onDownloadReceipt: (receipt: GiftReceiptDetails) => void;
  /** Called when Share is pressed on the receipt. */
  onShareReceipt: (receipt: GiftReceiptDetails) => void;
  /** Requests the payer’s consent before each payment (docs/rules.md CONSENT). @default no consent */
  authorize?: Authorize;
  /** Custom views by step; each receives the actor. @default none */
  steps?: FlowSteps<GiftStep, GiftActor>;
}

/**
 * Sends a gift in five steps: recipient, message, wrap, review, receipt. Use it for occasions; to send an amount
 * without message and wrap use `SendMoneyFlow`.
 */
export function GiftFlow({
  actor,
  contacts,
  designs,
  onShareDetails,
  onDownloadReceipt,
  onShareReceipt,
  authorize,
  steps,
}: GiftFlowProps) {
  useEffect(preloadLaterSteps, []);
  return (
    <>
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
      <Consent actor={actor} authorize={authorize} />
    </>
  );
}
