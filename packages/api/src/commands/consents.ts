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
import { createCommand } from './createCommand';

const { consents, answers, changes, settings } = CONSENT_PATHS;

/** Asks how a payment is authorized. The key is that of the payment, which is sent afterwards. */
export const demandConsent = createCommand<NewConsent, ConsentDemand>(
  consents,
  newConsentSchema,
  consentDemandSchema,
);

/** Gives consent to the payment with this key. */
export const giveConsent = createCommand<ConsentAnswer, ConsentResult>(
  answers,
  consentAnswerSchema,
  consentResultSchema,
);

/** Asks how a change of the settings is authorized; `none` if they already have this amount. */
export const demandConsentChange = createCommand<NewConsentChange, ConsentDemand>(
  changes,
  newConsentChangeSchema,
  consentDemandSchema,
);

/** Sets which payments need consent. Nothing changes unless the result is `given`. */
export const changeConsentSettings = createCommand<NewConsentSettings, ConsentResult>(
  settings,
  newConsentSettingsSchema,
  consentResultSchema,
);
