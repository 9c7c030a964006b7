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
import { brandPatterns, detectBrand, parseCardNumber } from './cardNumber';
import { isExpired, parseExpiry, type Expiry } from './expiry';
import type { CardBrand, SavedCard } from './paymentMethods';
import './messages';

/** A card that a card processor has stored. Its number and security code are known to the processor only. */
export interface TokenizedCard {
  /** Identifies the card at the processor. */
  token: string;
  /** Other brands than `visa` and `mastercard` are refused. docs/rules.md METHOD-5. */
  brand: string;
  /** The last four digits. */
  last4: string;
  expiry: Expiry;
}

export interface AddCardValues {
  number: string;
  expiry: string;
  code: string;
  name: string;
  nickname: string;
  /**
   * The card as the card processor has stored it, null until its fields are complete. Then number, expiry and code are
   * not used. @default the wallet's own fields
   */
  tokenized?: TokenizedCard | null;
}

const initialValues: AddCardValues = { number: '', expiry: '', code: '', name: '', nickname: '' };

const OWN_FIELDS = ['number', 'expiry', 'code'] as const;
const ALL_FIELDS = [...OWN_FIELDS, 'name'] as const;

const isReadable: Record<(typeof ALL_FIELDS)[number], (text: string) => boolean> = {
  number: (text) => parseCardNumber(text) !== null,
  expiry: (text) => parseExpiry(text) !== null,
  code: (text) => /^\d{3}$/.test(cleanIdentifier(text)),
  name: () => true,
};

/** All fields except the nickname must be valid. docs/rules.md METHOD-5. */
function validateFields(values: AddCardValues): FieldErrors<AddCardValues> {
  const fieldErrors: { [Field in keyof AddCardValues]?: FieldError } = {};
  if (values.tokenized === null) fieldErrors.tokenized = 'missing';
  for (const field of values.tokenized === undefined ? ALL_FIELDS : (['name'] as const)) {
    if (isBlank(values[field])) fieldErrors[field] = 'missing';
    else if (!isReadable[field](values[field])) fieldErrors[field] = 'malformed';
  }
  return fieldErrors;
}

const isBrand = (brand: string): brand is CardBrand => Object.hasOwn(brandPatterns, brand);

/** What is known of the card apart from its number and code; null if the brand is not supported. */
function readCard({ tokenized, number, expiry }: AddCardValues) {
  const brand = tokenized ? tokenized.brand : detectBrand(number);
  if (!brand || !isBrand(brand)) return null;
  const last4 = tokenized ? tokenized.last4 : cleanIdentifier(number).slice(-4);
  return { brand, last4, expiry: tokenized ? tokenized.expiry : parseExpiry(expiry) };
}

function findProblem(values: AddCardValues, _facts: null, at: Date): Problem | null {
  const card = readCard(values);
  if (!card) return { id: 'cardUnsupported' };
  return card.expiry && isExpired(card.expiry, at) ? { id: 'cardExpired' } : null;
}

/** A new card: with its number and code, or with the token of the card processor. */
export type NewCard = {
  brand: CardBrand;
  last4: string;
  expiry: Expiry;
  name: string;
  nickname: string;
} & (
  | {
      /** Digits only. */
      number: string;
      code: string;
    }
  | { token: string }
);

function toNewCard(values: AddCardValues): NewCard | null {
  const card = readCard(values);
  const { tokenized, number, code, name, nickname } = values;
  if (!card?.expiry) return null;
  const details = { ...card, expiry: card.expiry, name: name.trim(), nickname: nickname.trim() };
  if (tokenized) return { ...details, token: tokenized.token };
  const digits = parseCardNumber(number);
  return digits === null ? null : { ...details, number: digits, code: cleanIdentifier(code) };
}

/** Omits number and security code (docs/rules.md METHOD-6); null if the values are invalid. */
export function toSavedCard(values: AddCardValues): SavedCard | null {
  const card = toNewCard(values);
  return (
    card && {
      id: nanoid(),
      type: card.brand,
      last4: card.last4,
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
    const { brand = '', last4 = '' } = toNewCard(values) ?? {};
    return { id: 'cardAdded', values: { brand, last4 } };
  },
  failure: () => ({ id: 'cardAddingFailed' }),
  /** A simulated delay. docs/rules.md TIME-11. */
  submit: simulate(2000),
});

export type AddCardActor = ActorRefFrom<typeof addCardMachine>;
