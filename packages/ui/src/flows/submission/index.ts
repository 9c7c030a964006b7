export { simulate, type SubmitLogic } from './simulate';
export type { FormActor, SubmissionActor, SubmissionMachine } from './submissionActor';
export type {
  Flaw,
  Flaws,
  Notice,
  SubmissionContext,
  SubmissionEvent,
  SubmissionInput,
  SubmitInput,
} from './submissionContext';
export { SubmissionForm, type SubmissionFormProps } from './SubmissionForm';
export { createSubmissionMachine, type SubmissionOptions } from './submissionMachine';
export { useSubmissionField, type SubmissionField } from './useSubmissionField';
