export {
  type GiftContact,
  type GiftDraft,
  type GiftFees,
  type GiftOrder,
  type GiftReceiptDetails,
  type GiftRecipient,
  type GiftStep,
  type GiftWrapDesign,
} from './gift';
export { toGiftDraft, type GiftContext, type SendGiftInput } from './giftContext';
export { GiftFlow, type GiftFlowProps } from './GiftFlow';
export {
  giftMachine,
  giftSteps,
  resumeGift,
  type GiftActor,
  type GiftEvent,
  type GiftInput,
  type GiftSnapshot,
  type SentGift,
} from './giftMachine';
export { giftMessages } from './messages';
export { giftWrapsMessages } from './GiftWrap/messages';
