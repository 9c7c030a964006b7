import type { GiftDraft, GiftWrapDesign } from '@rad-wallet/ui/features/gift';
import { isPositive, parseAmount } from '@rad-wallet/ui/format';
import * as v from 'valibot';
import { money } from '../../money';
import { giftWrapIds } from './giftWraps';

/** Longer than a user can type; anything longer was tampered with. */
const MAX_NAME_LENGTH = 500;
const MAX_MESSAGE_LENGTH = 100_000;

const TAG = /<[/!]?[a-z][^>]*>/i;
const CONTROL = /\p{Cc}/u;

const isPlainText = (text: string) =>
  !TAG.test(text) && !CONTROL.test(text.replace(/[\t\n\r]/g, ''));

const plainText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check(isPlainText, 'contains markup or control characters'),
  );

const name = v.pipe(plainText(MAX_NAME_LENGTH), v.trim(), v.nonEmpty());

const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((typed) => parseAmount(String(typed)) ?? ''),
  v.check((plain) => isPositive(plain), 'is not an amount above 0'),
);

/** Replaces the stored design with the design that has the same id, so that stored text is never rendered. */
const createWrapDesignSchema = (designs: readonly GiftWrapDesign[]) =>
  v.pipe(
    v.object({
      id: plainText(MAX_NAME_LENGTH),
      name: plainText(MAX_NAME_LENGTH),
      color: plainText(MAX_NAME_LENGTH),
      pattern: plainText(MAX_NAME_LENGTH),
      preview: plainText(MAX_NAME_LENGTH),
      occasion: plainText(MAX_NAME_LENGTH),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }): GiftWrapDesign => {
      const known = designs.find(({ id }) => id === dataset.value.id);
      if (known) return known;
      addIssue({ message: 'is not a known design' });
      return NEVER;
    }),
  );

const createGiftDraftSchema = (designs: readonly GiftWrapDesign[]) =>
  v.object({
    amount,
    currency: v.pipe(v.string(), v.toUpperCase(), v.picklist(Object.keys(money.currencies))),
    recipient: v.object({ name, phone: name, isNewUser: v.boolean() }),
    message: v.optional(plainText(MAX_MESSAGE_LENGTH), ''),
    wrapDesign: v.nullish(createWrapDesignSchema(designs), null),
  });

const order = v.object({
  amount: v.string(),
  currency: v.string(),
  recipient: v.object({ name, phone: name, isNewUser: v.boolean() }),
  message: v.string(),
  wrapId: v.nullable(v.picklist(giftWrapIds)),
});

const requestSchema = v.object({ gift: order });

/** Returns the gift of a stored request; null if it is invalid. docs/rules.md GIFT-17. */
export function parseGiftRequest(
  request: unknown,
  designs: readonly GiftWrapDesign[],
): GiftDraft | null {
  const { success, output } = v.safeParse(requestSchema, request);
  if (!success) return null;
  const { wrapId, ...gift } = output.gift;
  const wrapDesign = designs.find(({ id }) => id === wrapId);
  return parseGiftDraft(JSON.stringify({ ...gift, wrapDesign }), designs);
}

/** Returns null if the draft is invalid or its design is not in `designs`. */
export function parseGiftDraft(text: string, designs: readonly GiftWrapDesign[]): GiftDraft | null {
  try {
    const { success, output } = v.safeParse(createGiftDraftSchema(designs), JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}
