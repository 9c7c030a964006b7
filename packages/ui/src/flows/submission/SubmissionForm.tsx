import type { ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

export interface SubmissionFormProps {
  actor: { send(event: { type: 'submitted' }): void };
  /** For a Submit button that stands outside, in the footer. */
  id?: string;
  children: ReactNode;
}

/** The form around the fields: asks the machine, not the browser, and leads to the field at fault. */
export function SubmissionForm({ actor, id, children }: SubmissionFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => actor.send({ type: 'submitted' }));
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of radios takes no focus itself.
    const radio = invalid?.querySelector<HTMLElement>('input[type="radio"]');
    (radio ?? invalid)?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
