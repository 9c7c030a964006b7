import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { Form } from './Form';

export interface FormStepProps {
  /** The step's `PageHeader`. */
  header: ReactNode;
  /** What the button does, in the footer. */
  submitLabel: ReactNode;
  /** Whether the button can be pressed. @default true */
  canSubmit?: boolean;
  /** What was submitted is under way. @default false */
  isPending?: boolean;
  /** Said beside the button's spinner while it is. */
  pendingLabel?: string;
  /** The button was pressed, or Enter in a field. */
  onSubmit: () => void;
  /** Stands above the form. */
  before?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Stands below the form and is no part of it. */
  after?: ReactNode;
}

/** A step with something to fill in: Enter in a field and the button in the footer both lead on. */
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
}: FormStepProps) {
  const formId = useId();
  return (
    <Screen
      header={header}
      footer={
        <Button
          type="submit"
          form={formId}
          isFullWidth
          isDisabled={!canSubmit && !isPending}
          isPending={isPending}
          pendingLabel={pendingLabel}
        >
          {submitLabel}
        </Button>
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
