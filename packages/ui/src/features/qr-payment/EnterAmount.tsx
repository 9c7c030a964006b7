import { useSelector } from '@xstate/react';
import { AmountField } from '../../components/AmountField';
import { PageHeader } from '../../components/PageHeader';
import { Stack } from '../../components/Stack';
import { useFieldProblem } from '../../components/Toast';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import { FormStep } from '../../steps/FormStep';
import { useAmountUnit } from '../../steps/useAmountUnit';
import { PaymentDetails } from './PaymentDetails';
import type { QrPaymentActor } from './qrPaymentMachine';

/** Asks for the amount if the code has none, and for a tip. docs/rules.md QR-11. */
export function EnterAmount({ actor }: { actor: QrPaymentActor }) {
  const t = useMessages(qrPaymentMessages);
  const tCommon = useMessages(commonMessages);
  const payment = useSelector(actor, ({ context }) => context.payment);
  const canSubmit = useSelector(
    actor,
    ({ context }) => payment?.amount !== undefined || context.payerAmount.trim() !== '',
  );
  return (
    <FormStep
      header={
        <PageHeader
          title={t('enterAmountTitle')}
          description={t('enterAmountSubtitle', { payee: payment?.payee ?? '' })}
          onBack={() => actor.send({ type: 'back' })}
        />
      }
      submitLabel={tCommon('continue')}
      canSubmit={canSubmit}
      onSubmit={() => actor.send({ type: 'amount.submitted' })}
      // Below the fields, so that they do not move when the total appears.
      after={<PaymentDetails actor={actor} />}
    >
      <Stack gap={6}>
        {payment?.amount === undefined && <PayerAmount actor={actor} />}
        {payment?.fee?.kind === 'tip' && <Tip actor={actor} />}
      </Stack>
    </FormStep>
  );
}

function PayerAmount({ actor }: { actor: QrPaymentActor }) {
  const t = useMessages(qrPaymentMessages);
  const { home } = useMoney();
  const unit = useAmountUnit();
  const getProblem = useFieldProblem();
  const value = useSelector(actor, ({ context }) => context.payerAmount);
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <AmountField
      {...unit}
      size="lg"
      label={t('amount', { currency: home })}
      value={value}
      onChange={(amount) => actor.send({ type: 'payerAmount.changed', amount })}
      errorMessage={getProblem(problem, 'invalidAmount')}
    />
  );
}

function Tip({ actor }: { actor: QrPaymentActor }) {
  const t = useMessages(qrPaymentMessages);
  const unit = useAmountUnit();
  const getProblem = useFieldProblem();
  const value = useSelector(actor, ({ context }) => context.tip);
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <AmountField
      {...unit}
      isOptional
      label={t('tip')}
      value={value}
      onChange={(tip) => actor.send({ type: 'tip.changed', tip })}
      errorMessage={getProblem(problem, 'invalidTip')}
    />
  );
}
