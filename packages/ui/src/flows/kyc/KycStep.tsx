import { useSelector } from '@xstate/react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Stepper } from '../../components/Stepper';
import type { KycActor } from './KycFlow';

interface KycStepProps {
  actor: KycActor;
  step: number;
  title: string;
  subtitle: string;
  /** The primary action. @default Continue */
  action?: string;
  children: ReactNode;
}

/** A text field that is at fault, or the group of a file that is. */
const AT_FAULT = '[aria-invalid="true"], [role="group"][data-invalid]';

/** A step with something to give: asks the machine to go on, and leads to the field at fault. */
export function KycStep({ actor, step, title, subtitle, action, children }: KycStepProps) {
  const t = useTranslations('kyc');
  const tCommon = useTranslations('common');
  const formId = useId();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => actor.send({ type: 'continued' }));
    form.querySelector<HTMLElement>(AT_FAULT)?.focus();
  };

  return (
    <Screen
      header={
        <PageHeader
          title={title}
          subtitle={subtitle}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isBusy}
          progress={<Stepper step={step} total={5} label={t('progress')} />}
        />
      }
      footer={
        <Button
          type="submit"
          form={formId}
          fullWidth
          isDisabled={!canContinue && !isBusy}
          isPending={isBusy}
          pendingLabel={t('submitting')}
        >
          {action ?? tCommon('continue')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={5}>{children}</Stack>
      </form>
    </Screen>
  );
}
