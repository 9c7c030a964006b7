import type { GiftWrapId } from './GiftWrap';
import type { CurrencyCode } from '../../format';
import type { Contact } from '../../types';
import { defineSteps } from '../../engine';

/** The steps and the states that show them. The app assigns a path to each step. */
export const stepList = defineSteps({
  contact: ['choosingRecipient'],
  message: ['writingMessage'],
  wrap: ['choosingWrap'],
  celebration: ['celebrating', 'sending', 'asking', 'inDoubt'],
  receipt: ['sent', 'completed'],
});

export type GiftStep = (typeof stepList.names)[number];

export interface GiftContact extends Omit<Contact, 'lastAmount'> {
  isRecent: boolean;
}

export interface GiftRecipient {
  name: string;
  phone: string;
  /** The recipient has no wallet yet and claims the gift with a link. docs/rules.md GIFT-11. */
  isNewUser: boolean;
}

export interface GiftWrapDesign {
  id: GiftWrapId;
  name: string;
  color: string;
  pattern: string;
  /** Describes the wrap's appearance, for screen readers. */
  preview: string;
  occasion: string;
}

/** A gift in preparation, as stored between the steps. docs/rules.md GIFT-3. */
export interface GiftDraft {
  /** A positive plain decimal in units of the currency, grams for metals. */
  amount: string;
  currency: CurrencyCode;
  recipient: GiftRecipient;
  /** Empty until the user enters it. */
  message: string;
  wrapDesign: GiftWrapDesign | null;
}

/** A gift to be sent. Contains only the wrap's id, because its texts depend on the language. docs/rules.md LANG-6. */
export interface GiftOrder extends Omit<GiftDraft, 'wrapDesign'> {
  wrapId: GiftWrapId | null;
}

/** Gift fees in the home currency. */
export interface GiftFees {
  giftFee: string;
  processingFee: string;
  /** Whether fees are charged; if not, a note says that there are no fees yet. @default true */
  isCharged?: boolean;
}

/** Gold price and fees are already shown before the gift is sent. docs/rules.md GIFT-13, GIFT-15. */
export interface GiftReceiptDetails {
  transactionId: string;
  /** ISO 8601. */
  timestamp: string;
  sender: { name: string; accountId: string };
  /** Price per gram in the home currency. */
  goldPrice: string;
  fees: GiftFees;
  blockchain: {
    verified: boolean;
    blockHash: string;
    confirmations: number;
    /** Number of confirmations required for finality. */
    required: number;
  };
}
