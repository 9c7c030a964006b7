import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { Form } from './Form';

export interface FormStepProps {
  /** The `PageHeader` of the step. */
  header: ReactNode;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** Enables the submit button. @default true */
  canSubmit?: boolean;
  /** Shows the submit button as pending. @default false */
  isPending?: boolean;
  /** Label of the pending button. */
  pendingLabel?: string;
  /** Called on submit: by the button or by Enter in a field. */
  onSubmit: () => void;
  /** Shown above the form. */
  before?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Shown below the form, outside it. */
  after?: ReactNode;
  /** Shown above the submit button. */
  status?: ReactNode;
  /** The submit button. */
  submitRef?: Ref<HTMLButtonElement>;
}

/** A step with a form. Enter in a field and the footer button both submit it. */
export function FormStep({
  header,
  submitLabel,
  canSubmit = true,
  isPending = false,
  pendingLabel,
  onSubmit,
  before,
  children,
  after,
  status,
  submitRef,
}: FormStepProps) {
  const formId = useId();
  return (
    <Screen
      header={header}
      footer={
        <>
          {status}
          <Button
            ref={submitRef}
            type="submit"
            form={formId}
            isFullWidth
            isDisabled={!canSubmit && !isPending}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {before}
      <Form id={formId} onSubmit={onSubmit}>
        {children}
      </Form>
      {after}
    </Screen>
  );
}
