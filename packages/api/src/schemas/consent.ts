import * as v from 'valibot';
import { amountSchema } from './amount';
import { passkeyAnswerSchema, passkeyRequestSchema } from './passkey';
import { pinSchema } from './pin';
import { textSchema } from './text';
import { timestampSchema } from './timestamp';

export const CONSENT_METHODS = ['none', 'pin', 'passkey', 'newPin', 'signIn', 'blocked'] as const;

/** The body of `POST /api/consents`; the header has the idempotency key of the payment. docs/rules.md CONSENT-2. */
export const newConsentSchema = v.object({
  /** As the entry will name the payee. */
  payee: textSchema,
  amount: amountSchema,
  currency: textSchema,
  /** Whether the payer has forgotten the PIN. */
  isForgotten: v.optional(v.boolean(), false),
  /** Whether the payer has answered the questions about fraud. */
  isWarned: v.optional(v.boolean(), false),
  /** Whether the payer wants the PIN, even with a passkey. */
  usesPin: v.optional(v.boolean(), false),
});

export type NewConsent = v.InferInput<typeof newConsentSchema>;

/** How a payment is authorized. */
export const consentDemandSchema = v.object({
  method: v.picklist(CONSENT_METHODS),
  /** With the method `passkey`. Its challenge contains the payment. docs/rules.md CONSENT-14. */
  passkey: v.optional(passkeyRequestSchema),
  /** Whether the payer should answer questions about fraud first. */
  isUnusual: v.optional(v.boolean()),
  /** Nothing is sent before this time. */
  waitsUntil: v.optional(timestampSchema),
});

export type ConsentDemand = v.InferOutput<typeof consentDemandSchema>;

/** The body of `POST /api/consents/answers`: the PIN, or what the passkey signed. */
export const consentAnswerSchema = v.union([
  v.object({
    pin: pinSchema,
    /** Whether the PIN replaces the earlier one, which needs a sign-in after it was forgotten. */
    isNew: v.optional(v.boolean(), false),
  }),
  v.object({ passkey: passkeyAnswerSchema }),
]);

export type ConsentAnswer = v.InferInput<typeof consentAnswerSchema>;

export const consentResultSchema = v.variant('result', [
  v.object({ result: v.literal('given') }),
  v.object({
    result: v.literal('wrong'),
    triesLeft: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.object({ result: v.literal('blocked') }),
]);

export type ConsentResult = v.InferOutput<typeof consentResultSchema>;

/** Payments of more than this amount in PKR, and all in other currencies, need consent. Null: none. */
const aboveSchema = v.nullable(
  v.pipe(v.string(), v.regex(/^\d{1,40}(\.\d{1,20})?$/, 'must be a decimal')),
);

/** The body of `POST /api/consent-settings/changes`. docs/rules.md CONSENT-10. */
export const newConsentChangeSchema = v.object({
  above: aboveSchema,
  /** Whether the account holder has forgotten the PIN. */
  isForgotten: v.optional(v.boolean(), false),
});

export type NewConsentChange = v.InferInput<typeof newConsentChangeSchema>;

/** The body of `POST /api/consent-settings`. The first PIN is stored; later ones must equal it. */
export const newConsentSettingsSchema = v.object({
  above: aboveSchema,
  pin: pinSchema,
  /** Whether the PIN replaces the earlier one, which needs a sign-in after it was forgotten. */
  isNew: v.optional(v.boolean(), false),
});

export type NewConsentSettings = v.InferInput<typeof newConsentSettingsSchema>;

export const consentSettingsSchema = v.object({
  above: v.nullable(v.string()),
  hasPin: v.boolean(),
  /** Whether the server may ask about fraud, or demand a cooling-off time, whatever `above` is. */
  checksFraud: v.optional(v.boolean(), false),
});

export type ConsentSettings = v.InferOutput<typeof consentSettingsSchema>;
