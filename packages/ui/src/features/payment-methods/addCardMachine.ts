import { nanoid } from 'nanoid';
import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import {
  createSubmissionMachine,
  type FieldError,
  type FieldErrors,
} from '../../engine/submission';
import { cleanIdentifier, isBlank } from '../../format/cleanIdentifier';
import { simulate } from '../../engine/requests';
import { detectBrand, parseCardNumber } from './cardNumber';
import { isExpired, parseExpiry, type Expiry } from './expiry';
import type { CardBrand, SavedCard } from './paymentMethods';
import './messages';

export interface AddCardValues {
  number: string;
  expiry: string;
  code: string;
  name: string;
  nickname: string;
}

const initialValues: AddCardValues = { number: '', expiry: '', code: '', name: '', nickname: '' };

const isReadable: Record<Exclude<keyof AddCardValues, 'nickname'>, (text: string) => boolean> = {
  number: (text) => parseCardNumber(text) !== null,
  expiry: (text) => parseExpiry(text) !== null,
  code: (text) => /^\d{3}$/.test(cleanIdentifier(text)),
  name: () => true,
};

/** All fields except the nickname must be valid. docs/rules.md METHOD-5. */
function validateFields(values: AddCardValues): FieldErrors<AddCardValues> {
  const fieldErrors: { [Field in keyof AddCardValues]?: FieldError } = {};
  for (const field of ['number', 'expiry', 'code', 'name'] as const) {
    if (isBlank(values[field])) fieldErrors[field] = 'missing';
    else if (!isReadable[field](values[field])) fieldErrors[field] = 'malformed';
  }
  return fieldErrors;
}

function findProblem({ number, expiry }: AddCardValues, _facts: null, at: Date): Problem | null {
  if (!detectBrand(number)) return { id: 'cardUnsupported' };
  const end = parseExpiry(expiry);
  return end && isExpired(end, at) ? { id: 'cardExpired' } : null;
}

export interface NewCard {
  brand: CardBrand;
  /** Digits only. */
  number: string;
  expiry: Expiry;
  code: string;
  name: string;
  nickname: string;
}

function toNewCard({ number, expiry, code, name, nickname }: AddCardValues): NewCard | null {
  const digits = parseCardNumber(number);
  const brand = detectBrand(number);
  const end = parseExpiry(expiry);
  if (!digits || !brand || !end) return null;
  return {
    brand,
    number: digits,
    expiry: end,
    code: cleanIdentifier(code),
    name: name.trim(),
    nickname: nickname.trim(),
  };
}

/** Omits number and security code (docs/rules.md METHOD-6); null if the values are invalid. */
export function toSavedCard(values: AddCardValues): SavedCard | null {
  const card = toNewCard(values);
  return (
    card && {
      id: nanoid(),
      type: card.brand,
      last4: card.number.slice(-4),
      expiryMonth: card.expiry.month,
      expiryYear: card.expiry.year,
      isDefault: false,
      nickname: card.nickname,
    }
  );
}

/**
 * Emits `toast` events, and `left` when the card was added or the form cancelled. The page must then send `reset`,
 * which clears the card data.
 */
export const addCardMachine = createSubmissionMachine({
  id: 'addCard',
  description: 'Adds a payment card.',
  initialValues,
  validateFields,
  findProblem,
  toSubject: toNewCard,
  success: ({ values }) => {
    const { brand = '', number = '' } = toNewCard(values) ?? {};
    return { id: 'cardAdded', values: { brand, last4: number.slice(-4) } };
  },
  failure: () => ({ id: 'cardAddingFailed' }),
  /** A simulated delay. docs/rules.md TIME-11. */
  submit: simulate(2000),
});

export type AddCardActor = ActorRefFrom<typeof addCardMachine>;
