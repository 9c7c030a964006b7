import type { ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

export interface FormProps {
  /** For a submit button outside the form. */
  id?: string;
  /** Sends the submit event. Runs in `flushSync`, so that invalid fields can be focused right after it. */
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Focusable controls, without React Aria's hidden inputs. */
const CONTROL_SELECTOR =
  ':is(button, input, textarea):not([aria-hidden="true"] *, [type="hidden"])';

/** Returns the first invalid control. For a group that is not focusable, its first control. */
function findFirstInvalid(form: HTMLFormElement): HTMLElement | null {
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (!fault || fault.matches(CONTROL_SELECTOR) || fault.matches('[tabindex]')) return fault;
  return fault.querySelector<HTMLElement>(CONTROL_SELECTOR);
}

/** A form that the machine validates, not the browser. Focuses the first invalid field after submit. */
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
