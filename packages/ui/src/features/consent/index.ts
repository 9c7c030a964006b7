export {
  consentMachine,
  type Authorize,
  type ConsentActor,
  type ConsentChange,
  type ConsentContext,
  type ConsentDemand,
  type ConsentEvent,
  type ConsentInput,
  type ConsentPayment,
  type ConsentResult,
  type ConsentSubject,
  type DemandInput,
  type NewPasskey,
  type PasskeyRequest,
} from './consentMachine';
export { Consent, type ConsentProps } from './Consent';
export { ConsentSheet, type ConsentSheetProps } from './ConsentSheet';
export {
  consentSettingMachine,
  type ConsentSettingActor,
  type ConsentSettingContext,
  type ConsentSettingEvent,
  type ConsentSettingInput,
  type ConsentSettingValues,
} from './consentSettingMachine';
export { ConsentSettingCard, type ConsentSettingCardProps } from './ConsentSettingCard';
export { ConsentSettingSheet, type ConsentSettingSheetProps } from './ConsentSettingSheet';
export {
  passkeysMachine,
  type Passkey,
  type PasskeyCreation,
  type Passkeys,
  type PasskeysActor,
  type PasskeysContext,
  type PasskeysEvent,
  type PasskeysInput,
  type PasskeysOutcome,
} from './passkeysMachine';
export { PasskeysRow, type PasskeysRowProps } from './PasskeysRow';
export { PasskeysSheet, type PasskeysSheetProps } from './PasskeysSheet';
export { consentMessages } from './messages';
