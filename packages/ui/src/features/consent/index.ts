export {
  consentMachine,
  type Authorize,
  type ConsentActor,
  type ConsentContext,
  type ConsentDemand,
  type ConsentEvent,
  type ConsentInput,
  type ConsentPayment,
  type ConsentResult,
  type DemandInput,
} from './consentMachine';
export { Consent, type ConsentProps } from './Consent';
export { ConsentSheet, type ConsentSheetProps } from './ConsentSheet';
export { consentMessages } from './messages';
