import type { GiftWrapId } from '../../components/GiftWrap';
import type { CurrencyCode } from '../../format';
import type { Contact } from '../../types';
import { defineSteps } from '../shared';

/** The steps with their states. An app gives each step its path. */
export const stepList = defineSteps({
  contact: ['choosingRecipient'],
  message: ['writingMessage'],
  wrap: ['choosingWrap'],
  celebration: ['celebrating', 'sending'],
  receipt: ['sent', 'completed'],
});

/** A step of the flow. */
export type GiftStep = (typeof stepList.names)[number];

/** Somebody who can be given to without a link. */
export interface GiftContact extends Omit<Contact, 'lastAmount'> {
  /** Given to lately: stands in the group Recent. */
  isRecent: boolean;
}

/** Whom a gift is for. */
export interface GiftRecipient {
  name: string;
  phone: string;
  /** Not in the wallet yet: claims the gift by a link. docs/rules.md GIFT-11. */
  isNewUser: boolean;
}

/** One of the wrapping papers, as it is chosen and kept in the draft. */
export interface GiftWrapDesign {
  id: GiftWrapId;
  name: string;
  /** The paper's colours, in words. */
  color: string;
  /** What is printed on it. */
  pattern: string;
  /** What its picture shows, for those who do not see it. */
  preview: string;
  /** What it suits. */
  occasion: string;
}

/** A gift that is being prepared, as it is kept between the steps. docs/rules.md GIFT-3. */
export interface GiftDraft {
  /** In the currency's own unit, grams for metals: a plain decimal above 0. */
  amount: string;
  currency: CurrencyCode;
  recipient: GiftRecipient;
  /** Empty until it is written. */
  message: string;
  wrapDesign: GiftWrapDesign | null;
}

/** The fees of a gift, PKR. */
export interface GiftFees {
  giftFee: string;
  processingFee: string;
  /** Whether they are taken; if not, it is said that they are only shown. @default true */
  isCharged?: boolean;
}

/**
 * What a receipt says besides the gift itself. Price and fees hold before the gift is sent and are
 * shown with it. docs/rules.md GIFT-13, GIFT-15.
 */
export interface GiftReceiptDetails {
  transactionId: string;
  /** ISO 8601. */
  timestamp: string;
  sender: { name: string; accountId: string };
  /** PKR for a gram. */
  goldPrice: string;
  /** What a gift costs besides itself. */
  fees: GiftFees;
  blockchain: {
    verified: boolean;
    blockHash: string;
    confirmations: number;
    /** Confirmations that make it final. */
    required: number;
  };
}
