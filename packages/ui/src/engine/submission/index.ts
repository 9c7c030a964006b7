export type {
  FormActor,
  SubmissionActor,
  SubmissionMachine,
  SubmittableActor,
} from './submissionActor';
export type {
  FieldError,
  FieldErrors,
  SubmissionContext,
  SubmissionEvent,
  SubmissionInput,
  SubmitInput,
} from './submissionContext';
export { SubmissionForm, type SubmissionFormProps } from './SubmissionForm';
export { createSubmissionMachine, type SubmissionOptions } from './submissionMachine';
export { useSubmissionField, type SubmissionField } from './useSubmissionField';
export { useSubmission, type Submission } from './useSubmission';
