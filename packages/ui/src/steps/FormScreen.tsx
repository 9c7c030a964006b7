import type { ReactNode } from 'react';
import { PageHeader } from '../components/PageHeader';
import { Stack } from '../components/Stack';
import type { ToastId } from '../components/Toast';
import { FormStep, type FormStepProps } from './FormStep';
import { ProblemNotice, type ProblemNoticeProps } from './ProblemNotice';
import { SimulationNote, type RequestingActor } from './SimulationNote';
import { useSubmission, type SubmittableActor } from '../engine/submission';
import { useMessages } from '../messages';
import { paymentMessages } from '../messages/shared/payment';

export interface FormScreenActor extends SubmittableActor {
  getSnapshot(): ReturnType<SubmittableActor['getSnapshot']> &
    ReturnType<ProblemNoticeProps['actor']['getSnapshot']> &
    ReturnType<RequestingActor['getSnapshot']>;
  send(event: { type: 'submitted'; at: string } | { type: 'back' }): void;
}

export interface FormScreenProps extends Pick<FormStepProps, 'submitLabel' | 'missing' | 'before'> {
  /** A running actor of a submission machine. */
  actor: FormScreenActor;
  /** Heading of the page. */
  title: string;
  /** Shown below the heading. */
  description?: string;
  /** Problems shown beside a field; all others are shown above the fields. @default none */
  fieldProblems?: ReadonlyArray<ToastId>;
  /** Replaces `submitLabel` during submission. @default 'Processing...' */
  pendingLabel?: string;
  /** Space between fields, as a step of the spacing scale. @default 6 */
  gap?: 5 | 6;
  /** The fields of the form. */
  children: ReactNode;
  /** Content below the fields. */
  notice?: ReactNode;
}

/**
 * A page with a submission machine's form. During submission, Back is disabled but browser navigation is not, so the
 * submission must survive unmounting. docs/rules.md PAY-4.
 */
export function FormScreen({
  actor,
  title,
  description,
  fieldProblems,
  submitLabel,
  missing,
  pendingLabel,
  gap = 6,
  before,
  children,
  notice,
}: FormScreenProps) {
  const t = useMessages(paymentMessages);
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
      missing={missing}
      onSubmit={submit}
      before={
        <>
          <ProblemNotice actor={actor} except={fieldProblems} />
          {before}
        </>
      }
      after={
        <>
          {notice}
          <SimulationNote actor={actor} request="submit" />
        </>
      }
    >
      <Stack gap={gap}>{children}</Stack>
    </FormStep>
  );
}
