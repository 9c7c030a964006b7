import { useSelector } from '@xstate/react';
import type { FormActor } from './submissionActor';
import type { Flaw } from './submissionContext';

export interface SubmissionField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** What is wrong with the field on its own. */
  flaw: Flaw | undefined;
}

/** One field's part of a form: a change renders whoever reads this field, and nobody else. */
export function useSubmissionField<Values extends object, Field extends keyof Values>(
  actor: FormActor<Values>,
  field: Field,
): SubmissionField<Values[Field]> {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const flaw = useSelector(actor, ({ context }) => context.flaws[field]);
  const onChange = (next: Values[Field]) =>
    actor.send({ type: 'changed', values: { [field]: next } as unknown as Partial<Values> });
  return { value, onChange, flaw };
}
