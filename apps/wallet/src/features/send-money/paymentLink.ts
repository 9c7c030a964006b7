import { cleanIdentifier, parseEnteredAmount } from '@rad-wallet/ui/format';
import { MAX_LINK_MESSAGE_LENGTH } from '@rad-wallet/ui/features/request-money';
import type { RequestedTransfer } from '@rad-wallet/ui/features/send-money';
import type { Contact } from '@rad-wallet/ui/types';
import * as v from 'valibot';
import { money } from '../../money';

/** At least seven digits, with any spaces and punctuation. */
const PHONE = /^(?=(?:\D*\d){7})[\d\p{Zs}\p{P}+]{7,24}$/u;

/** Query parameters of a payment link. docs/rules.md REQ-3. */
const paymentLinkSchema = v.object({
  target: v.pipe(
    v.string(),
    v.transform((phone) => cleanIdentifier(phone, 'kept')),
    v.regex(PHONE),
  ),
  amount: v.pipe(
    v.string(),
    v.check((amount) => parseEnteredAmount(amount, money.home, money) !== null),
  ),
  message: v.optional(v.pipe(v.string(), v.maxLength(MAX_LINK_MESSAGE_LENGTH)), ''),
});

export function isPaymentLink(search: string): boolean {
  const query = new URLSearchParams(search);
  return ['target', 'amount', 'message'].some((name) => query.has(name));
}

/**
 * Returns the transfer requested by a payment link; null if the link is invalid. If no contact has the phone
 * number, the number itself is the payee. docs/rules.md SEND-14.
 * @param isSamePhone compares phone numbers; a parameter, because the page loads its library only for payment links
 */
export function readPaymentLink(
  search: string,
  contacts: readonly Contact[],
  isSamePhone: (a: string, b: string) => boolean,
): RequestedTransfer | null {
  const query = Object.fromEntries(new URLSearchParams(search));
  const { success, output } = v.safeParse(paymentLinkSchema, query);
  if (!success) return null;
  const { target, amount, message } = output;
  const contact = contacts.find(({ phone }) => isSamePhone(phone, target)) ?? {
    id: target,
    name: target,
    phone: target,
    initials: '',
    lastAmount: '0',
  };
  return { contact, amount, message };
}
