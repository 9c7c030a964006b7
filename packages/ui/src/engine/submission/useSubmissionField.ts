import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { useFieldProblem, type ToastId } from '../../components/Toast';
import type { FormActor } from './submissionActor';
import type { FieldError } from './submissionContext';

export interface SubmissionField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** The field's own validation error. */
  fieldError: FieldError | undefined;
  /** The form's problem, if it belongs to this field. */
  errorMessage: ReactNode;
}

/**
 * A change re-renders only the components that use this field.
 * @param problems the form's problems to show beside this field
 */
export function useSubmissionField<Values extends object, Field extends keyof Values>(
  actor: FormActor<Values>,
  field: Field,
  ...problems: ToastId[]
): SubmissionField<Values[Field]> {
  const getProblem = useFieldProblem();
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const fieldError = useSelector(actor, ({ context }) => context.fieldErrors[field]);
  const problem = useSelector(actor, ({ context }) =>
    context.problem && problems.includes(context.problem.id) ? context.problem : null,
  );
  const onChange = (next: Values[Field]) =>
    actor.send({ type: 'changed', values: { [field]: next } as unknown as Partial<Values> });
  return { value, onChange, fieldError, errorMessage: getProblem(problem, ...problems) };
}
