import type { ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

export interface FormProps {
  /** Id of the `<form>`, for a submit button outside it. */
  id?: string;
  /** Sends the submit event. Called in `flushSync`, so that an invalid field can be focused immediately afterwards. */
  onSubmit: () => void;
  /** The fields of the form. */
  children: ReactNode;
}

/** Focusable controls, except React Aria's hidden inputs. */
const CONTROL_SELECTOR =
  ':is(button, input, textarea):not([aria-hidden="true"] *, [type="hidden"])';

/** If the first invalid element is a group that cannot be focused, returns its first control. */
function findFirstInvalid(form: HTMLFormElement): HTMLElement | null {
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (!fault || fault.matches(CONTROL_SELECTOR) || fault.matches('[tabindex]')) return fault;
  return fault.querySelector<HTMLElement>(CONTROL_SELECTOR);
}

/** A form validated by the machine instead of the browser. Focuses the first invalid field after submit. */
export function Form({ id, onSubmit, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(onSubmit);
    findFirstInvalid(form)?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
