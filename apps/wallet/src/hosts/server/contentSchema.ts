import { amountSchema, decimalSchema, idSchema } from '@rad-wallet/api';
import { FAQ_CATEGORIES } from '@rad-wallet/ui/features/help-support';
import * as v from 'valibot';
import type { PersonalContent } from '../PersonalContent';

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

const contact = v.strictObject({ ...person, phone: textSchema, lastAmount: decimalSchema });

/** Validates the content that a host provides; every part is optional. docs/rules.md DEMO-6, docs/backend.md. */
export const contentSchema: v.GenericSchema<unknown, Partial<PersonalContent>> = v.partial(
  v.strictObject({
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
    contacts: v.array(contact),
    giftContacts: v.array(v.strictObject({ ...person, phone: textSchema, isRecent: v.boolean() })),
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
          // Each is shown as a star.
          required: v.pipe(count, v.maxValue(100)),
        }),
      }),
    ),
    recipients: v.array(v.strictObject(person)),
    bills: v.array(
      v.strictObject({
        id: textSchema,
        category: v.picklist(['electricity', 'gas', 'internet', 'mobile', 'tv', 'education']),
        provider: textSchema,
        amount: decimalSchema,
        dueDate: date,
        status: v.picklist(['pending', 'paid', 'overdue']),
      }),
    ),
    cards: v.array(
      v.strictObject({
        id: textSchema,
        type: v.picklist(['virtual', 'physical']),
        last4: lastFour,
        status: v.picklist(['active', 'frozen']),
        ...expiry,
        cardholderName: textSchema,
      }),
    ),
    savedCards: v.array(
      v.strictObject({
        id: textSchema,
        type: v.picklist(['visa', 'mastercard']),
        last4: lastFour,
        ...expiry,
        isDefault: v.boolean(),
        nickname: v.string(),
      }),
    ),
    bankAccounts: v.array(
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
        referrals: v.array(
          v.strictObject({
            ...person,
            status: v.picklist(['rewarded', 'active', 'pending']),
            joinDate: date,
            reward: decimalSchema,
          }),
        ),
      }),
    ),
    depositBanks: v.array(
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
    depositAddresses: v.array(
      v.strictObject({ code: v.picklist(['BTC', 'USDT', 'SOL']), address: textSchema }),
    ),
    funds: v.array(
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
    faqs: v.array(
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
  }),
);
