import { nanoid } from 'nanoid';
import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../flows/shared';
import { createSubmissionMachine, simulate, type Flaw, type Flaws } from '../../flows/submission';
import { latinDigits } from '../../format/latinDigits';
import { brandOf, parseCardNumber } from './cardNumber';
import { isOver, parseExpiry } from './expiry';
import type { SavedCard } from './paymentMethods';

/** All as typed. */
export interface AddCardValues {
  number: string;
  expiry: string;
  /** The security code on the back. */
  code: string;
  /** The cardholder's. */
  name: string;
  /** May be empty. */
  nickname: string;
}

export interface AddCardFacts {
  /** Tells today, by which a card has expired. */
  clock: () => Date;
}

const initialValues: AddCardValues = { number: '', expiry: '', code: '', name: '', nickname: '' };

const isReadable: Record<Exclude<keyof AddCardValues, 'nickname'>, (text: string) => boolean> = {
  number: (text) => parseCardNumber(text) !== null,
  expiry: (text) => parseExpiry(text) !== null,
  code: (text) => /^\d{3}$/.test(latinDigits(text).trim()),
  name: () => true,
};

/** docs/rules.md METHOD-5. */
function flawsOf(values: AddCardValues): Flaws<AddCardValues> {
  const flaws: { [Field in keyof AddCardValues]?: Flaw } = {};
  for (const field of ['number', 'expiry', 'code', 'name'] as const) {
    if (values[field].trim() === '') flaws[field] = 'missing';
    else if (!isReadable[field](values[field])) flaws[field] = 'malformed';
  }
  return flaws;
}

function problemOf({ number, expiry }: AddCardValues, facts: AddCardFacts | null): Problem | null {
  if (!brandOf(number)) return { id: 'cardUnsupported' };
  const end = parseExpiry(expiry);
  return end && facts && isOver(end, facts.clock()) ? { id: 'cardExpired' } : null;
}

/**
 * What is kept of a card that was added: neither its number nor its code. docs/rules.md METHOD-6.
 *
 * @returns null where the values are not those of a sound form.
 */
export function savedCardOf({ number, expiry, nickname }: AddCardValues): SavedCard | null {
  const digits = parseCardNumber(number);
  const type = brandOf(number);
  const end = parseExpiry(expiry);
  if (!digits || !type || !end) return null;
  return {
    id: nanoid(),
    type,
    last4: digits.slice(-4),
    expiryMonth: end.month,
    expiryYear: end.year,
    isDefault: false,
    nickname: nickname.trim(),
  };
}

/**
 * Adds a card. Simulated for 2 s until the actor `submit` is replaced. Emits `toast`, and `left`
 * when the card was added or the form given up; its owner then resets it, so that it forgets.
 */
export const addCardMachine = createSubmissionMachine<AddCardValues, AddCardFacts>({
  id: 'addCard',
  initialValues,
  flawsOf,
  problemOf,
  success: ({ values }) => ({
    id: 'cardAdded',
    values: {
      brand: brandOf(values.number) ?? '',
      last4: parseCardNumber(values.number)?.slice(-4) ?? '',
    },
  }),
  /** docs/rules.md TIME-11. */
  submit: simulate(2000),
});

/** A running `addCardMachine`. */
export type AddCardActor = ActorRefFrom<typeof addCardMachine>;
