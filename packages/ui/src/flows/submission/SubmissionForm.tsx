import type { ReactNode } from 'react';
import { Form } from '../shared/Form';
import type { SubmittableActor } from './submissionActor';
import { useSubmission } from './useSubmission';

export interface SubmissionFormProps {
  /** A running submission machine. */
  actor: SubmittableActor;
  /** For a submit button outside the form. */
  id?: string;
  /** The fields. */
  children: ReactNode;
}

/** The `<form>` of a submission machine. */
export function SubmissionForm({ actor, ...form }: SubmissionFormProps) {
  return <Form {...form} onSubmit={useSubmission(actor).submit} />;
}
