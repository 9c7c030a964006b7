import { useSelector } from '@xstate/react';
import { formatAmount, parseAmount } from '../../format';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { templateNameMessages } from './messages';
import { AmountStep } from '../../steps/AmountStep';
import { FlowProgress } from '../../steps/FlowProgress';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SuccessStep } from '../../steps/SuccessStep';
import {
  type TemplateNameActor,
  type TemplateNameStep,
  templateNameSteps,
} from './templateNameMachine';

export interface TemplateNameFlowProps {
  /** A running `templateNameMachine`. The page handles the `left` and `toast` events that it emits. */
  actor: TemplateNameActor;
  /** The app's own views, by step; each receives the actor. @default none */
  steps?: FlowSteps<TemplateNameStep, TemplateNameActor>;
}

/** Submits an amount in two steps: amount, success. */
export function TemplateNameFlow({ actor, steps }: TemplateNameFlowProps) {
  return (
    <FlowView
      actor={actor}
      steps={templateNameSteps}
      replacements={steps}
      views={{
        enteringAmount: () => <EnterAmount actor={actor} />,
        done: () => <Done actor={actor} />,
      }}
    />
  );
}

/** Step 1: the amount. */
function EnterAmount({ actor }: { actor: TemplateNameActor }) {
  const t = useMessages(templateNameMessages);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'submitted' }));
  return (
    <AmountStep
      actor={actor}
      title={t('title')}
      subtitle={t('subtitle')}
      progress={
        <FlowProgress steps={templateNameSteps} step="enteringAmount" label={t('progress')} />
      }
      onBack={() => actor.send({ type: 'back' })}
      amountLabel={t('amount')}
      submitLabel={t('submit')}
      canSubmit={canSubmit}
      isPending={isSubmitting}
      pendingLabel={t('submitting')}
      problem={<ProblemNotice actor={actor} />}
      onSubmit={() => actor.send({ type: 'submitted' })}
    >
      {null}
    </AmountStep>
  );
}

/** Step 2: success. */
function Done({ actor }: { actor: TemplateNameActor }) {
  const t = useMessages(templateNameMessages);
  const tCommon = useMessages(commonMessages);
  const amount = useSelector(actor, ({ context }) => parseAmount(context.amount) ?? '0');
  return (
    <SuccessStep
      title={t('doneTitle')}
      description={t('doneText', { amount: formatAmount(amount, 'PKR') })}
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'finished' })}
    />
  );
}
