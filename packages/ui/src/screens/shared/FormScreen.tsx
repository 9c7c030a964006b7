import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader';
import { Stack } from '../../components/Stack';
import type { ToastId } from '../../components/Toast';
import { FormStep, type FormStepProps } from '../../flows/shared/FormStep';
import { ProblemNotice, type ProblemNoticeProps } from '../../flows/shared/ProblemNotice';
import { useSubmission, type SubmittableActor } from '../../flows/submission';
import { useTranslations } from '../../messages';

/** The part of an actor that the page of a form needs. */
export interface FormScreenActor extends SubmittableActor {
  getSnapshot(): ReturnType<SubmittableActor['getSnapshot']> &
    ReturnType<ProblemNoticeProps['actor']['getSnapshot']>;
  send(event: { type: 'submitted'; at: string } | { type: 'back' }): void;
}

export interface FormScreenProps extends Pick<FormStepProps, 'submitLabel' | 'before'> {
  /** A running submission machine. */
  actor: FormScreenActor;
  /** The page's heading. */
  title: string;
  /** What is asked, under the heading. */
  description?: string;
  /** The problems that are told beside their fields; any other is said above them. @default none */
  fieldProblems?: readonly ToastId[];
  /** Said in place of `submitLabel` while it is submitted. @default 'Processing...' */
  pendingLabel?: string;
  /** Between the fields. @default 6 */
  gap?: 5 | 6;
  /** The fields. */
  children: ReactNode;
  /** Below the fields: what to know before submitting. */
  notice?: ReactNode;
}

/**
 * The form of a submission machine as a page. Its own Back waits while it is busy; the browser's Back
 * and the bottom bar still lead away, so a submission has to bear being left (docs/rules.md PAY-4).
 */
export function FormScreen({
  actor,
  title,
  description,
  fieldProblems,
  submitLabel,
  pendingLabel,
  gap = 6,
  before,
  children,
  notice,
}: FormScreenProps) {
  const t = useTranslations('payment');
  const { isPending, canSubmit, submit } = useSubmission(actor);
  return (
    <FormStep
      header={
        <PageHeader
          title={title}
          description={description}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isPending}
        />
      }
      submitLabel={submitLabel}
      isPending={isPending}
      pendingLabel={pendingLabel ?? t('processing')}
      canSubmit={canSubmit}
      onSubmit={submit}
      before={
        <>
          <ProblemNotice actor={actor} except={fieldProblems} />
          {before}
        </>
      }
      after={notice}
    >
      <Stack gap={gap}>{children}</Stack>
    </FormStep>
  );
}
