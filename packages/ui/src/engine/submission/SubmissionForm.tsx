import type { ReactNode } from 'react';
import { Form } from '../Form';
import type { SubmittableActor } from './submissionActor';
import { useSubmission } from './useSubmission';

export interface SubmissionFormProps {
  /** A running actor of a submission machine. */
  actor: SubmittableActor;
  /** Id of the `<form>`, for a submit button outside it. */
  id?: string;
  /** The fields of the form. */
  children: ReactNode;
}

/**
 * A `<form>` that submits a submission machine. Use it for a form with one request, whose machine
 * `createSubmissionMachine` creates; for several steps, use a machine with a `FlowFrame`.
 */
export function SubmissionForm({ actor, ...form }: SubmissionFormProps) {
  return <Form {...form} onSubmit={useSubmission(actor).submit} />;
}
