import { useId, type ReactNode } from 'react';
import { PageHeader } from '../components/PageHeader';
import { Stack } from '../components/Stack';
import { useMessages } from '../messages';
import { commonMessages } from '../messages/shared/common';
import type { Loadable } from '../types';
import { AvailableBalance } from './AvailableBalance';
import { FormStep, type FormStepProps } from './FormStep';
import { HomeAmountField, type HomeAmountFieldProps } from './HomeAmountField';

export interface AmountStepProps
  extends
    Pick<FormStepProps, 'submitLabel' | 'canSubmit' | 'isPending' | 'pendingLabel' | 'onSubmit'>,
    Pick<HomeAmountFieldProps, 'actor' | 'problems'> {
  /** Heading of the step. */
  title: string;
  /** Shown below the heading; names the contact. */
  subtitle: string;
  /** The flow's `FlowProgress`, rendered in the header. */
  progress: ReactNode;
  /** Called when Back is pressed. */
  onBack: () => void;
  /** Label of the amount field. */
  amountLabel: string;
  /** Available balance in the home currency, a decimal string. Omit it if the flow spends nothing. */
  balance?: Loadable<string>;
  /** The flow's `ProblemNotice`, rendered above the fields. */
  problem?: ReactNode;
  /** Fields rendered below the amount. */
  children: ReactNode;
}

/** A step with fields for an amount and its purpose. */
export function AmountStep({
  actor,
  problems,
  title,
  subtitle,
  progress,
  onBack,
  amountLabel,
  balance,
  problem,
  children,
  ...form
}: AmountStepProps) {
  const t = useMessages(commonMessages);
  const balanceId = useId();
  const field = (
    <HomeAmountField
      actor={actor}
      label={amountLabel}
      problems={problems}
      aria-describedby={balance && balanceId}
    />
  );
  return (
    <FormStep
      {...form}
      missing={t('enterAmount')}
      header={
        <PageHeader
          title={title}
          description={subtitle}
          onBack={onBack}
          isBackDisabled={form.isPending}
          progress={progress}
        />
      }
      before={problem}
    >
      <Stack gap={6}>
        {balance ? (
          <Stack gap={2}>
            {field}
            <AvailableBalance id={balanceId} balance={balance} />
          </Stack>
        ) : (
          field
        )}
        {children}
      </Stack>
    </FormStep>
  );
}
