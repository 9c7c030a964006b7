import {
  cleanIdentifier,
  isBlank,
  parseEnteredAmount,
  type CurrencyCode,
  type Money,
} from '../../format';
import type { RequestContext } from '../../engine';
import {
  stepList,
  type GiftDraft,
  type GiftOrder,
  type GiftReceiptDetails,
  type GiftRecipient,
  type GiftStep,
  type GiftWrapDesign,
} from './gift';

/** Requests with the same `idempotencyKey` must send the gift only once. */
export interface SendGiftInput {
  gift: GiftOrder;
  idempotencyKey: string;
}

export interface GiftContext extends RequestContext<Omit<SendGiftInput, 'idempotencyKey'>> {
  money: Money;
  /** Raw input. */
  amount: string;
  currency: CurrencyCode;
  /** Whether the recipient is a contact or gets a link. */
  mode: 'contact' | 'link';
  search: string;
  contact: GiftRecipient | null;
  linkName: string;
  linkPhone: string;
  message: string;
  wrapDesign: GiftWrapDesign | null;
  /** Gold price and fees; after sending, also the blockchain proof. */
  receipt: GiftReceiptDetails;
  leftAt: GiftStep;
}

type PreparedGift = Omit<GiftContext, 'receipt'>;

/** Returns the initial state of a gift. docs/rules.md GIFT-4. */
export const createEmptyGift = (money: Money, amount = '1000'): PreparedGift => ({
  money,
  amount,
  currency: money.home,
  mode: 'contact',
  search: '',
  contact: null,
  linkName: '',
  linkPhone: '',
  message: '',
  wrapDesign: null,
  problem: null,
  attempt: null,
  leftAt: 'contact',
});

export function createGiftFromDraft(
  { recipient, ...draft }: GiftDraft,
  money: Money,
): PreparedGift {
  const gift = { ...createEmptyGift(money), ...draft };
  return recipient.isNewUser
    ? { ...gift, mode: 'link', linkName: recipient.name, linkPhone: recipient.phone }
    : { ...gift, contact: recipient };
}

function getRecipient({ mode, contact, linkName, linkPhone }: PreparedGift): GiftRecipient | null {
  if (mode === 'contact') return contact;
  const name = linkName.trim();
  const phone = cleanIdentifier(linkPhone, 'kept');
  return !isBlank(name) && phone ? { name, phone, isNewUser: true } : null;
}

/** Returns the draft; null until the first step is complete. docs/rules.md GIFT-3. */
export function toGiftDraft(context: PreparedGift): GiftDraft | null {
  const { money, currency, message, wrapDesign } = context;
  const amount = parseEnteredAmount(context.amount, currency, money);
  const recipient = getRecipient(context);
  if (amount === null || !recipient) return null;
  return { amount, currency, recipient, message, wrapDesign };
}

/** Returns the number of complete steps before the first incomplete one. docs/rules.md GIFT-6 to GIFT-8. */
function countCompleteSteps(context: PreparedGift): number {
  if (!toGiftDraft(context)) return 0;
  if (isBlank(context.message)) return 1;
  return context.wrapDesign ? 3 : 2;
}

/** Whether all earlier steps are complete. The celebration needs no input. */
export function isStepOpen(context: PreparedGift, step: GiftStep): boolean {
  return Math.min(stepList.names.indexOf(step), 3) <= countCompleteSteps(context);
}

/** Returns the requested step, or the first incomplete step before it. docs/rules.md GIFT-2. */
export function findReachableStep(context: PreparedGift, requested: GiftStep): GiftStep {
  if (isStepOpen(context, requested)) return requested;
  return stepList.names[countCompleteSteps(context)] ?? 'contact';
}

/** Returns the data that restores the gift when sending is resumed. */
export const pickEntered = ({
  amount,
  currency,
  mode,
  contact,
  linkName,
  linkPhone,
  message,
  wrapDesign,
}: PreparedGift) => ({
  amount,
  currency,
  mode,
  contact,
  linkName,
  linkPhone,
  message,
  wrapDesign,
});
