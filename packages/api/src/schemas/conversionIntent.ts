import * as v from 'valibot';
import { amountSchema } from './amount';
import { textSchema } from './text';

/** Sent with both POSTs of a conversion, so that the server can hold the second amount when the first POST arrives. */
export const CONVERSION_INTENT_HEADER = 'Conversion-Intent';

const sideSchema = v.object({ accountId: textSchema, currency: textSchema, amount: amountSchema });

/** The two POSTs of a conversion append two characters to the id. docs/rules.md API-16, CONV-18. */
const MAX_ID_LENGTH = 253;

export const conversionIntentSchema = v.object({
  /** The idempotency key of the conversion. */
  id: v.pipe(textSchema, v.maxLength(MAX_ID_LENGTH)),
  source: sideSchema,
  target: sideSchema,
});

export type ConversionIntent = v.InferOutput<typeof conversionIntentSchema>;

/** Returns ASCII-only JSON, because other characters are not safe in a header. */
export function formatConversionIntent({ id, source, target }: ConversionIntent): string {
  const toSide = ({ accountId, currency, amount }: ConversionIntent['source']) => ({
    accountId,
    currency,
    amount,
  });
  return JSON.stringify({ id, source: toSide(source), target: toSide(target) }).replace(
    /[^ -~]/g,
    (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns null if the header is not a valid intent. */
export function parseConversionIntent(header: string): ConversionIntent | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), conversionIntentSchema), header);
  return parsed.success ? parsed.output : null;
}
