import type { ApiClient, PostOptions } from '../client/createApiClient';
import { CONSENT_PATHS } from '../paths';
import {
  consentAnswerSchema,
  consentDemandSchema,
  consentResultSchema,
  newConsentChangeSchema,
  newConsentSchema,
  newConsentSettingsSchema,
} from '../schemas/consent';
import type {
  ConsentAnswer,
  ConsentDemand,
  ConsentResult,
  NewConsent,
  NewConsentChange,
  NewConsentSettings,
} from '../schemas/consent';
import { parseRequest } from './parseRequest';

/** Asks how a payment is authorized. The key is that of the payment, which is sent afterwards. */
export async function demandConsent(
  client: ApiClient,
  input: NewConsent,
  options: PostOptions,
): Promise<ConsentDemand> {
  const body = parseRequest(CONSENT_PATHS.consents, newConsentSchema, input);
  return client.post(CONSENT_PATHS.consents, body, consentDemandSchema, options);
}

/** Gives consent to the payment with this key. */
export async function giveConsent(
  client: ApiClient,
  input: ConsentAnswer,
  options: PostOptions,
): Promise<ConsentResult> {
  const body = parseRequest(CONSENT_PATHS.answers, consentAnswerSchema, input);
  return client.post(CONSENT_PATHS.answers, body, consentResultSchema, options);
}

/** Asks how a change of the settings is authorized; `none` if they already have this amount. */
export async function demandConsentChange(
  client: ApiClient,
  input: NewConsentChange,
  options: PostOptions,
): Promise<ConsentDemand> {
  const body = parseRequest(CONSENT_PATHS.changes, newConsentChangeSchema, input);
  return client.post(CONSENT_PATHS.changes, body, consentDemandSchema, options);
}

/** Sets which payments need consent. Nothing changes unless the result is `given`. */
export async function changeConsentSettings(
  client: ApiClient,
  input: NewConsentSettings,
  options: PostOptions,
): Promise<ConsentResult> {
  const body = parseRequest(CONSENT_PATHS.settings, newConsentSettingsSchema, input);
  return client.post(CONSENT_PATHS.settings, body, consentResultSchema, options);
}
