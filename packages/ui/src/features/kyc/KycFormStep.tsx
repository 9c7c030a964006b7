import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { ProgressBar } from '../../components/ProgressBar';
import { Stack } from '../../components/Stack';
import type { ToastId } from '../../components/Toast';
import { useFocusAfterCancel } from '../../hooks/useFocusAfterCancel';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { kycMessages } from './messages';
import { FlowProgress } from '../../steps/FlowProgress';
import { FormStep } from '../../steps/FormStep';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { kycSteps, type KycActor, type KycStep } from './kycMachine';

interface KycFormStepProps {
  actor: KycActor;
  step: KycStep;
  title: string;
  subtitle: string;
  /** The problem reported for missing input. The fields show it, so it is not repeated above them. */
  missing: ToastId;
  /** @default Continue */
  action?: string;
  children: ReactNode;
}

export function KycFormStep({
  actor,
  step,
  title,
  subtitle,
  missing,
  action,
  children,
}: KycFormStepProps) {
  const t = useMessages(kycMessages);
  const tCommon = useMessages(commonMessages);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const progress = useSelector(actor, ({ context }) => context.progress);
  const submitRef = useFocusAfterCancel(progress !== null);
  const next = { type: step === 'enteringAddress' ? 'submitted' : 'continued' } as const;
  const canContinue = useSelector(actor, (snapshot) => snapshot.can(next));
  return (
    <FormStep
      header={
        <PageHeader
          title={title}
          description={subtitle}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isBusy}
          progress={<FlowProgress steps={kycSteps} step={step} label={t('progress')} />}
        />
      }
      submitLabel={action ?? tCommon('continue')}
      canSubmit={canContinue}
      isPending={isBusy}
      pendingLabel={t('submitting')}
      status={
        progress !== null && (
          <Stack direction="row" gap={3} isWrapping>
            <ProgressBar label={t('uploading')} value={progress} />
            <Button variant="plain" onPress={() => actor.send({ type: 'upload.cancelled' })}>
              {tCommon('cancel')}
            </Button>
          </Stack>
        )
      }
      submitRef={submitRef}
      onSubmit={() => actor.send(next)}
      before={<ProblemNotice actor={actor} except={[missing]} />}
    >
      <Stack gap={5}>{children}</Stack>
    </FormStep>
  );
}
