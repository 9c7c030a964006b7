import * as v from 'valibot';
import { pinSchema } from './pin';
import { timestampSchema } from './timestamp';

const base64urlSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be base64url'));

/** At most 1,023 bytes: W3C Web Authentication Level 3, Terminology, ‘credential ID’. */
const credentialIdSchema = v.pipe(base64urlSchema, v.maxLength(1364));

/** A string, as in the types of browsers. */
const typeSchema = v.pipe(v.string(), v.regex(/^public-key$/, 'must be public-key'));

const descriptorSchema = v.looseObject({
  id: base64urlSchema,
  type: v.string(),
  transports: v.optional(v.array(v.string())),
});

/** What the browser needs to ask for a passkey: `PublicKeyCredentialRequestOptionsJSON`, kept as received. */
export const passkeyRequestSchema = v.looseObject({
  challenge: base64urlSchema,
  rpId: v.optional(v.string()),
  allowCredentials: v.optional(v.array(descriptorSchema)),
  userVerification: v.optional(v.string()),
  /** In ms. */
  timeout: v.optional(v.number()),
});

export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

/** What the browser needs to create a passkey: `PublicKeyCredentialCreationOptionsJSON`, kept as received. */
export const passkeyOptionsSchema = v.looseObject({
  rp: v.looseObject({ id: v.optional(v.string()), name: v.string() }),
  user: v.looseObject({ id: base64urlSchema, name: v.string(), displayName: v.string() }),
  challenge: base64urlSchema,
  pubKeyCredParams: v.array(v.looseObject({ alg: v.number(), type: v.literal('public-key') })),
  /** In ms. */
  timeout: v.optional(v.number()),
  excludeCredentials: v.optional(v.array(descriptorSchema)),
});

export type PasskeyOptions = v.InferOutput<typeof passkeyOptionsSchema>;

/** What the server needs of the browser's `RegistrationResponseJSON`. */
export const passkeyRegistrationSchema = v.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: typeSchema,
  response: v.object({
    clientDataJSON: base64urlSchema,
    attestationObject: base64urlSchema,
    transports: v.optional(v.array(v.string())),
  }),
});

export type PasskeyRegistration = v.InferInput<typeof passkeyRegistrationSchema>;

/** What the server needs of the browser's `AuthenticationResponseJSON`. */
export const passkeyAnswerSchema = v.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: typeSchema,
  response: v.object({
    clientDataJSON: base64urlSchema,
    authenticatorData: base64urlSchema,
    signature: base64urlSchema,
    userHandle: v.nullish(base64urlSchema),
  }),
});

export type PasskeyAnswer = v.InferInput<typeof passkeyAnswerSchema>;

export const passkeySchema = v.object({
  /** The credential id, in base64url. */
  id: base64urlSchema,
  name: v.string(),
  createdAt: timestampSchema,
});

export type Passkey = v.InferOutput<typeof passkeySchema>;

/** Oldest first. */
export const passkeysSchema = v.array(passkeySchema);

/** The body of `POST /api/passkeys/demands`. docs/rules.md CONSENT-15. */
export const newPasskeyDemandSchema = v.object({
  /** Whether the account holder has forgotten the PIN. */
  isForgotten: v.optional(v.boolean(), false),
});

export type NewPasskeyDemand = v.InferInput<typeof newPasskeyDemandSchema>;

/** The body of `POST /api/passkeys/grants`. The first PIN is stored; later ones must equal it. */
export const newPasskeyGrantSchema = v.object({
  pin: pinSchema,
  /** Whether the PIN replaces the earlier one, which needs a sign-in after it was forgotten. */
  isNew: v.optional(v.boolean(), false),
});

export type NewPasskeyGrant = v.InferInput<typeof newPasskeyGrantSchema>;

/** The body of `POST /api/passkeys/options`. */
export const newPasskeyOptionsSchema = v.object({});

/** The body of `POST /api/passkeys`. */
export const newPasskeySchema = v.object({
  /** How the account holder recognizes it. */
  name: v.pipe(
    v.string(),
    v.maxLength(80),
    v.regex(/^[^\p{Cc}]*$/u, 'must be one line'),
    v.regex(/\S/, 'must not be blank'),
  ),
  response: passkeyRegistrationSchema,
});

export type NewPasskey = v.InferInput<typeof newPasskeySchema>;
