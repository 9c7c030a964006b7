import { amountSchema, decimalSchema, idSchema } from '@rad-wallet/api';
import { billPaymentMessages } from '@rad-wallet/ui/features/bill-payment';
import { FAQ_CATEGORIES } from '@rad-wallet/ui/features/help-support';
import * as v from 'valibot';
import type { HostContent } from '../HostContent';

const textSchema = v.pipe(v.string(), v.nonEmpty());

const person = { id: textSchema, name: textSchema, initials: v.string() };
const date = v.pipe(v.string(), v.isoDate());
const lastFour = v.pipe(v.string(), v.regex(/^\d{4}$/));
const finite = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const expiry = {
  expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(9999)),
};

/** Upper limits of a card's payments. */
const limitAmounts = { perPayment: amountSchema, perDay: amountSchema };

const contact = v.strictObject({ ...person, phone: textSchema, lastAmount: decimalSchema });

/** Omits the values, because they can be personal data. */
export const describeFields = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map((issue) => `${v.getDotPath(issue) ?? 'value'} is not valid (${issue.type})`)
    .join(', ');

/** Drops invalid items, so that one does not affect the others. */
const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((given) => {
        const { success, output, issues } = v.safeParse(item, given);
        if (success) return [output];
        console.error(`The host's content, dropped item: ${describeFields(issues)}`);
        return [];
      }),
    ),
  );

/** Each part of the content is validated separately. docs/rules.md DEMO-6, docs/backend.md. */
export const contentSchemas: {
  [Part in keyof HostContent]: v.GenericSchema<unknown, HostContent[Part]>;
} = {
  profile: v.nullable(
    v.strictObject({
      name: textSchema,
      email: v.string(),
      phone: v.string(),
      address: v.string(),
      memberSince: date,
      kycStatus: v.picklist(['verified', 'pending', 'unverified']),
    }),
  ),
  score: v.nullable(v.strictObject({ value: finite, max: finite })),
  session: v.nullable(
    v.strictObject({
      lastLogin: textSchema,
      transactionsToday: count,
      accountBalance: decimalSchema,
    }),
  ),
  contacts: listOf(contact),
  giftContacts: listOf(v.strictObject({ ...person, phone: textSchema, isRecent: v.boolean() })),
  giftReceipt: v.nullable(
    v.strictObject({
      transactionId: v.string(),
      timestamp: v.pipe(v.string(), v.isoTimestamp()),
      sender: v.strictObject({ name: textSchema, accountId: textSchema }),
      goldPrice: amountSchema,
      fees: v.strictObject({
        giftFee: decimalSchema,
        processingFee: decimalSchema,
        isCharged: v.optional(v.boolean()),
      }),
      blockchain: v.strictObject({
        verified: v.boolean(),
        blockHash: v.string(),
        confirmations: count,
        // One star is shown per referral.
        required: v.pipe(count, v.maxValue(100)),
      }),
    }),
  ),
  recipients: listOf(v.strictObject(person)),
  bills: listOf(
    v.strictObject({
      id: textSchema,
      category: v.picklist(Object.keys(billPaymentMessages.en.categories)),
      provider: textSchema,
      amount: decimalSchema,
      dueDate: date,
      status: v.picklist(['pending', 'paid', 'overdue']),
    }),
  ),
  cards: listOf(
    v.strictObject({
      id: textSchema,
      type: v.picklist(['virtual', 'physical']),
      last4: lastFour,
      status: v.picklist(['active', 'frozen']),
      ...expiry,
      cardholderName: textSchema,
      limits: v.optional(
        v.strictObject({
          ...limitAmounts,
          online: v.boolean(),
          abroad: v.boolean(),
          maximum: v.strictObject(limitAmounts),
        }),
      ),
    }),
  ),
  savedCards: listOf(
    v.strictObject({
      id: textSchema,
      type: v.picklist(['visa', 'mastercard']),
      last4: lastFour,
      ...expiry,
      isDefault: v.boolean(),
      nickname: v.string(),
    }),
  ),
  bankAccounts: listOf(
    v.strictObject({
      id: textSchema,
      bankName: textSchema,
      accountNumber: textSchema,
      accountType: v.picklist(['current', 'savings']),
      isDefault: v.boolean(),
    }),
  ),
  referral: v.nullable(
    v.strictObject({
      code: textSchema,
      link: v.pipe(v.string(), v.url()),
      referrals: listOf(
        v.strictObject({
          ...person,
          status: v.picklist(['rewarded', 'active', 'pending']),
          joinDate: date,
          reward: decimalSchema,
        }),
      ),
    }),
  ),
  depositBanks: listOf(
    v.strictObject({
      id: textSchema,
      name: textSchema,
      country: v.picklist(['US', 'PK', 'QA', 'SA', 'BH']),
      details: v.array(
        v.strictObject({
          kind: v.picklist(['account', 'iban', 'routing', 'branchCode', 'swift']),
          value: textSchema,
        }),
      ),
    }),
  ),
  depositAddresses: listOf(
    v.strictObject({ code: v.picklist(['BTC', 'USDT', 'SOL']), address: textSchema }),
  ),
  funds: listOf(
    v.strictObject({
      id: textSchema,
      name: textSchema,
      category: v.picklist(['equity', 'income', 'balanced']),
      risk: v.picklist(['low', 'medium', 'high']),
      return1Y: decimalSchema,
      return3Y: decimalSchema,
      minInvestment: decimalSchema,
      currentNAV: amountSchema,
      shariahCompliant: v.boolean(),
      description: v.string(),
      holdings: v.array(textSchema),
    }),
  ),
  faqs: listOf(
    v.strictObject({
      id: textSchema,
      category: v.picklist(FAQ_CATEGORIES),
      question: textSchema,
      answer: textSchema,
      rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
    }),
  ),
  supportContacts: v.nullable(v.strictObject({ phone: textSchema, email: textSchema })),
  receipt: v.nullable(
    v.strictObject({
      id: idSchema,
      type: textSchema,
      amount: decimalSchema,
      currency: textSchema,
      status: textSchema,
      date: v.pipe(v.string(), v.isoTimestamp()),
      description: v.string(),
      message: v.optional(v.string()),
      from: v.optional(v.string()),
      to: v.optional(v.string()),
      fee: v.optional(decimalSchema),
      verified: v.optional(v.boolean()),
      blockchainHash: v.optional(v.string()),
    }),
  ),
  paymentLink: v.nullable(v.pipe(v.string(), v.url())),
};
