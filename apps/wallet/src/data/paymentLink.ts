import { isPositive, parseAmount } from '@rad-wallet/ui/format';
import type { RequestedTransfer } from '@rad-wallet/ui/flows/send-money';
import type { Contact } from '@rad-wallet/ui/types';
import * as v from 'valibot';

/** Characters of a message; a longer one is not from a payment request. */
const MAX_MESSAGE_LENGTH = 1000;

/** Seven digits or more, with spaces, brackets and hyphens. */
const PHONE = /^(?=(?:\D*\d){7})\+?[\d\s()-]{7,24}$/;

/** The parameters of a payment link. docs/rules.md REQ-3. */
const paymentLinkSchema = v.object({
  target: v.pipe(v.string(), v.trim(), v.regex(PHONE)),
  amount: v.pipe(
    v.string(),
    v.check((amount) => isPositive(parseAmount(amount))),
  ),
  message: v.optional(v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH)), ''),
});

const toDigits = (phone: string) => phone.replace(/\D/g, '');

/**
 * Reads a payment link from the query of its URL. The payee is the contact with its phone number, else
 * somebody known only by that number. Returns undefined for a query that is no payment link, and null for a
 * link that cannot be read. docs/rules.md SEND-14.
 */
export function readPaymentLink(
  search: string,
  contacts: readonly Contact[],
): RequestedTransfer | null | undefined {
  const query = Object.fromEntries(new URLSearchParams(search));
  if (!('target' in query || 'amount' in query || 'message' in query)) return undefined;
  const { success, output } = v.safeParse(paymentLinkSchema, query);
  if (!success) return null;
  const { target, amount, message } = output;
  const contact = contacts.find(({ phone }) => toDigits(phone) === toDigits(target)) ?? {
    id: target,
    name: target,
    phone: target,
    initials: '',
    lastAmount: '0',
  };
  return { contact, amount, message };
}
