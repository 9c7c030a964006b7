export { KycFlow, type KycFlowProps } from './KycFlow';
export type { FileNote, KycContext, KycEvent, KycSubmission, SubmitKycInput } from './kycContext';
export {
  KYC_STEPS,
  kycMachine,
  kycStep,
  type KycActor,
  type KycSnapshot,
  type KycStep,
} from './kycMachine';
export type { KycAnswers, KycDocument, KycFiles } from './kycRules';
