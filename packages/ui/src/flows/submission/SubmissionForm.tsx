import type { ReactNode } from 'react';
import { Form } from '../shared/Form';
import type { SubmittableActor } from './submissionActor';
import { useSubmission } from './useSubmission';

export interface SubmissionFormProps {
  /** The running form. */
  actor: SubmittableActor;
  /** For a Submit button that stands outside, in the footer. */
  id?: string;
  /** The fields. */
  children: ReactNode;
}

/** The form of a submission machine around its fields. */
export function SubmissionForm({ actor, ...form }: SubmissionFormProps) {
  return <Form {...form} onSubmit={useSubmission(actor).submit} />;
}
