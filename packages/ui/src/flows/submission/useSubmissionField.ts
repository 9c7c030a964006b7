import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { useFieldProblem, type ToastId } from '../../components/Toast';
import type { FormActor } from './submissionActor';
import type { Flaw } from './submissionContext';

/** What a field of a form is given. */
export interface SubmissionField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** What is wrong with the field on its own. */
  flaw: Flaw | undefined;
  /** The text of the rule that the form broke here. */
  errorMessage: ReactNode;
}

/**
 * One field's part of a form: a change renders whoever reads this field, and nobody else. `problems`
 * are those of the form's problems that are told beside it.
 */
export function useSubmissionField<Values extends object, Field extends keyof Values>(
  actor: FormActor<Values>,
  field: Field,
  ...problems: ToastId[]
): SubmissionField<Values[Field]> {
  const problemFor = useFieldProblem();
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const flaw = useSelector(actor, ({ context }) => context.flaws[field]);
  const problem = useSelector(actor, ({ context }) =>
    context.problem && problems.includes(context.problem.id) ? context.problem : null,
  );
  const onChange = (next: Values[Field]) =>
    actor.send({ type: 'changed', values: { [field]: next } as unknown as Partial<Values> });
  return { value, onChange, flaw, errorMessage: problemFor(problem, ...problems) };
}
