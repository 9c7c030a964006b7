import type { GiftDraft, GiftWrapDesign } from '@rad-wallet/ui/flows/gift';
import { CURRENCY_CODES, isPositive, parseAmount } from '@rad-wallet/ui/format';
import type { Attempt } from '@rad-wallet/ui/requests';
import * as v from 'valibot';

/** More than anybody writes; what is longer was not written by a person. */
const LONGEST_NAME = 500;
const LONGEST_MESSAGE = 100_000;

const TAG = /<[/!]?[a-z][^>]*>/i;
const CONTROL = /\p{Cc}/u;

/** Words without markup, and without signs that cannot be typed. */
const isProse = (text: string) => !TAG.test(text) && !CONTROL.test(text.replace(/[\t\n\r]/g, ''));

const prose = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.check(isProse, 'holds markup or control characters'));

const name = v.pipe(prose(LONGEST_NAME), v.trim(), v.nonEmpty());

const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((typed) => parseAmount(String(typed)) ?? ''),
  v.check((plain) => isPositive(plain), 'is no amount above 0'),
);

/** The design that a draft names: always ours, so that nothing of the draft's own is ever drawn or read. */
const wrapDesignOf = (designs: readonly GiftWrapDesign[]) =>
  v.pipe(
    v.object({
      id: prose(LONGEST_NAME),
      name: prose(LONGEST_NAME),
      color: prose(LONGEST_NAME),
      pattern: prose(LONGEST_NAME),
      preview: prose(LONGEST_NAME),
      occasion: prose(LONGEST_NAME),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }): GiftWrapDesign => {
      const known = designs.find(({ id }) => id === dataset.value.id);
      if (known) return known;
      addIssue({ message: 'names no design of ours' });
      return NEVER;
    }),
  );

/** A stored draft. docs/rules.md GIFT-3. */
const giftDraftSchemaOf = (designs: readonly GiftWrapDesign[]) =>
  v.object({
    amount,
    currency: v.pipe(v.string(), v.toUpperCase(), v.picklist(CURRENCY_CODES)),
    recipient: v.object({ name, phone: name, isNewUser: v.boolean() }),
    message: v.optional(prose(LONGEST_MESSAGE), ''),
    wrapDesign: v.nullish(wrapDesignOf(designs), null),
  });

const attemptSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NAME)),
  subject: v.string(),
});

/** Reads a stored attempt at sending a gift; null if it is damaged. */
export function parseGiftAttempt(text: string): Attempt | null {
  try {
    const { success, output } = v.safeParse(attemptSchema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** Reads a stored draft of a gift in one of the papers; null if it is damaged, foreign or hostile. */
export function parseGiftDraft(text: string, designs: readonly GiftWrapDesign[]): GiftDraft | null {
  try {
    const { success, output } = v.safeParse(giftDraftSchemaOf(designs), JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}
