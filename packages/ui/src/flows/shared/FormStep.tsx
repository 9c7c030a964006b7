import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';

export interface FormStepProps {
  /** The step's `PageHeader`. */
  header: ReactNode;
  /** What the button does, in the footer. */
  submitLabel: string;
  canSubmit: boolean;
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
  canSubmit,
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
        <Button type="submit" form={formId} fullWidth isDisabled={!canSubmit}>
          {submitLabel}
        </Button>
      }
    >
      {before}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      {after}
    </Screen>
  );
}
