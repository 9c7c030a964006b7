import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../components/Button';
import { Screen } from '../components/Screen';
import { useMessages } from '../messages';
import { commonMessages } from '../messages/shared/common';
import { Form } from '../engine/Form';

export interface FormStepProps {
  /** The `PageHeader` of the step. */
  header: ReactNode;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** Whether the submit button is enabled. @default true */
  canSubmit?: boolean;
  /**
   * What the user must enter first. Describes the disabled submit button.
   * @default 'Complete the fields of this page first.'
   */
  missing?: string;
  /** Whether the submit button is pending, which prevents another submit. @default false */
  isPending?: boolean;
  /** Label of the submit button while pending. */
  pendingLabel?: string;
  /** Called when the form is submitted, by the button or by Enter in a field. */
  onSubmit: () => void;
  /** Rendered above the form. */
  before?: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
  /** Rendered below and outside the `<form>`. */
  after?: ReactNode;
  /** Rendered above the submit button, such as upload progress. */
  status?: ReactNode;
  /** Ref to the submit button. */
  submitRef?: Ref<HTMLButtonElement>;
}

/** A step with a form, submitted by Enter in a field or by the footer button. */
export function FormStep({
  header,
  submitLabel,
  canSubmit = true,
  missing,
  isPending = false,
  pendingLabel,
  onSubmit,
  before,
  children,
  after,
  status,
  submitRef,
}: FormStepProps) {
  const t = useMessages(commonMessages);
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
            disabledReason={missing ?? t('completeFields')}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {before}
      <Form id={formId} onSubmit={() => canSubmit && onSubmit()}>
        {children}
      </Form>
      {after}
    </Screen>
  );
}
