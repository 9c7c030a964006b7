export { KycFlow, kycStep, type KycFlowProps } from './KycFlow';
export type { FileNote, KycContext, KycEvent, KycSubmission } from './kycContext';
export { kycMachine } from './kycMachine';
export type { KycAnswers, KycDocument, KycFiles } from './kycRules';
