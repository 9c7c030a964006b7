import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount, type CurrencyCode } from '../../format';
import type { Attempt } from '../../requests';
import {
  stepList,
  type GiftDraft,
  type GiftReceiptDetails,
  type GiftRecipient,
  type GiftStep,
  type GiftWrapDesign,
} from './gift';

/** What the flow knows of the gift. */
export interface GiftContext {
  /** What the person typed, untouched. */
  amount: string;
  currency: CurrencyCode;
  /** How the recipient is named: out of the contacts, or for a link. */
  mode: 'contact' | 'link';
  search: string;
  contact: GiftRecipient | null;
  linkName: string;
  linkPhone: string;
  message: string;
  wrapDesign: GiftWrapDesign | null;
  problem: Problem | null;
  attempt: Attempt | null;
  /** What the gift costs and, once it is sent, what proves it. */
  receipt: GiftReceiptDetails;
  /** Where the flow was left. */
  leftAt: GiftStep;
}

/** What the person has prepared. */
type PreparedGift = Omit<GiftContext, 'receipt'>;

/** A gift not yet begun. docs/rules.md GIFT-4. */
export const emptyGift: PreparedGift = {
  amount: '1000',
  currency: 'PKR',
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
};

/** A gift as its draft left it. */
export function giftFromDraft({ recipient, ...draft }: GiftDraft): PreparedGift {
  return recipient.isNewUser
    ? { ...emptyGift, ...draft, mode: 'link', linkName: recipient.name, linkPhone: recipient.phone }
    : { ...emptyGift, ...draft, contact: recipient };
}

function recipientOf({ mode, contact, linkName, linkPhone }: PreparedGift): GiftRecipient | null {
  if (mode === 'contact') return contact;
  const name = linkName.trim();
  const phone = linkPhone.trim();
  return name && phone ? { name, phone, isNewUser: true } : null;
}

/** The draft, once the first step is complete; null until then. docs/rules.md GIFT-3. */
export function giftDraftOf(context: PreparedGift): GiftDraft | null {
  const amount = parseAmount(context.amount);
  const recipient = recipientOf(context);
  if (amount === null || !isPositive(amount) || !recipient) return null;
  const { currency, message, wrapDesign } = context;
  return { amount, currency, recipient, message, wrapDesign };
}

/** How many steps are complete, counted from the first. docs/rules.md GIFT-6 to GIFT-8. */
function completeSteps(context: PreparedGift): number {
  if (!giftDraftOf(context)) return 0;
  if (!context.message.trim()) return 1;
  return context.wrapDesign ? 3 : 2;
}

/** Whether a step can be stood at: all before it are complete. The celebration completes itself. */
export function isStepOpen(context: PreparedGift, step: GiftStep): boolean {
  return Math.min(stepList.names.indexOf(step), 3) <= completeSteps(context);
}

/** The step asked for, or the first that is still to be done. docs/rules.md GIFT-2. */
export function nearestOpenStep(context: PreparedGift, asked: GiftStep): GiftStep {
  if (isStepOpen(context, asked)) return asked;
  return stepList.names[completeSteps(context)] ?? 'contact';
}
