import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader';
import { Stack } from '../../components/Stack';
import type { Loadable } from '../../types';
import { AvailableBalance } from './AvailableBalance';
import { FormStep, type FormStepProps } from './FormStep';
import { RupeeField, type RupeeFieldProps } from './RupeeField';

export interface AmountStepProps
  extends
    Pick<FormStepProps, 'submitLabel' | 'canSubmit' | 'isPending' | 'pendingLabel' | 'onSubmit'>,
    Pick<RupeeFieldProps, 'actor' | 'problems'> {
  /** Heads the step. */
  title: string;
  /** Below it: with whom. */
  subtitle: string;
  /** The flow's `Stepper`. */
  progress: ReactNode;
  /** One step back. */
  onBack: () => void;
  /** Names the amount's field. */
  amountLabel: string;
  /** What there is to spend, PKR, a decimal string. Left out where nothing is spent. */
  balance?: Loadable<string>;
  /** The flow's `ProblemNotice`, above the fields. */
  problem?: ReactNode;
  /** Below the amount, such as what it is for. */
  children: ReactNode;
}

/** The step of a flow that asks how much, and what for. */
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
  const field = <RupeeField actor={actor} label={amountLabel} problems={problems} />;
  return (
    <FormStep
      {...form}
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
            <AvailableBalance balance={balance} />
          </Stack>
        ) : (
          field
        )}
        {children}
      </Stack>
    </FormStep>
  );
}
