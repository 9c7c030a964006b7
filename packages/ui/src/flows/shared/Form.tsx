import type { ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

export interface FormProps {
  /** For a Submit button that stands outside, in the footer. */
  id?: string;
  /** Sends the machine its event; what it complains of is looked for at once. */
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** What can take focus, hidden twins of a control left out. */
const CONTROL = ':is(button, input, textarea):not([aria-hidden="true"] *, [type="hidden"])';

/** The first control that the form says is wrong; of a group its first, unless it takes focus itself. */
function firstAtFault(form: HTMLFormElement): HTMLElement | null {
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (!fault || fault.matches(CONTROL) || fault.matches('[tabindex]')) return fault;
  return fault.querySelector<HTMLElement>(CONTROL);
}

/** The form around the fields: asks the machine, not the browser, and leads to the first field at fault. */
export function Form({ id, onSubmit, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(onSubmit);
    firstAtFault(form)?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
