export { KycFlow, type KycFlowProps } from './KycFlow';
export type {
  FileNote,
  KycContext,
  KycEvent,
  KycInput,
  KycSubmission,
  SubmitKycInput,
} from './kycContext';
export { kycSteps, kycMachine, type KycActor, type KycSnapshot, type KycStep } from './kycMachine';
export type { KycAnswers, KycDocument, KycFiles } from './kycRules';
export { kycMessages } from './messages';
