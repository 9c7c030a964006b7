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
  /** Enables the submit button. @default true */
  canSubmit?: boolean;
  /**
   * What must be entered before the form can be submitted; describes the disabled submit button.
   * @default 'Complete the fields of this page first.'
   */
  missing?: string;
  /** Shows the submit button as pending, which prevents another submit. @default false */
  isPending?: boolean;
  /** Label of the submit button while pending. */
  pendingLabel?: string;
  /** Called when the form is submitted, by the button or by Enter in a field. */
  onSubmit: () => void;
  /** Content above the form. */
  before?: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
  /** Content below the form, outside the `<form>`. */
  after?: ReactNode;
  /** Content above the submit button, such as upload progress. */
  status?: ReactNode;
  /** Ref to the submit button. */
  submitRef?: Ref<HTMLButtonElement>;
}

/** A step with a form, which is submitted by Enter in a field or by the footer button. */
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
