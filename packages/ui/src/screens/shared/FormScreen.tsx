import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import type { ToastId } from '../../flows/shared';
import { ProblemNotice, type ProblemNoticeProps } from '../../flows/shared/ProblemNotice';
import { SubmissionForm } from '../../flows/submission';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton';

/** The part of an actor that the page of a form needs. */
export interface FormScreenActor {
  getSnapshot(): ReturnType<SubmitButtonProps['actor']['getSnapshot']> &
    ReturnType<ProblemNoticeProps['actor']['getSnapshot']>;
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'submitted' | 'back' }): void;
}

export interface FormScreenProps {
  actor: FormScreenActor;
  title: string;
  subtitle: string;
  /** The problem of a submission that failed: said above the fields. */
  failure: ToastId;
  /** What the button does. */
  submitLabel: ReactNode;
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
  subtitle,
  failure,
  submitLabel,
  gap = 6,
  children,
  notice,
}: FormScreenProps) {
  const formId = useId();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Screen
      header={
        <PageHeader
          title={title}
          subtitle={subtitle}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isBusy}
        />
      }
      footer={
        <SubmitButton actor={actor} formId={formId}>
          {submitLabel}
        </SubmitButton>
      }
    >
      <ProblemNotice actor={actor} problems={[failure]} />
      <SubmissionForm actor={actor} id={formId}>
        <Stack gap={gap}>{children}</Stack>
      </SubmissionForm>
      {notice}
    </Screen>
  );
}
