import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Stepper } from '../../components/Stepper';
import { TextField } from '../../components/TextField';
import { CURRENCY_PREFIXES } from '../../format';
import type { RequestMoneyActor } from './RequestMoneyFlow';

/** Step 2: how much, and what for. */
export function EnterAmount({ actor }: { actor: RequestMoneyActor }) {
  const t = useTranslations('requestMoney');
  const formId = useId();
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'submitted' }));
  return (
    <Screen
      header={
        <PageHeader
          title={t('amountTitle')}
          subtitle={t('from', { name })}
          onBack={() => actor.send({ type: 'back' })}
          progress={<Stepper step={2} total={3} label={t('progress')} />}
        />
      }
      footer={
        <Button type="submit" form={formId} fullWidth isDisabled={!canSubmit}>
          {t('sendRequest')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'submitted' });
        }}
      >
        <Stack gap={6}>
          <AmountInput actor={actor} />
          <ReasonInput actor={actor} />
        </Stack>
      </form>
    </Screen>
  );
}

/** Reads its own part of the machine, so that a key press renders the field alone. */
function AmountInput({ actor }: { actor: RequestMoneyActor }) {
  const t = useTranslations('requestMoney');
  const amount = useSelector(actor, ({ context }) => context.amount);
  return (
    <AmountField
      size="lg"
      label={t('amount')}
      prefix={CURRENCY_PREFIXES.PKR}
      value={amount}
      onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
    />
  );
}

function ReasonInput({ actor }: { actor: RequestMoneyActor }) {
  const t = useTranslations('requestMoney');
  const reason = useSelector(actor, ({ context }) => context.reason);
  return (
    <TextField
      label={t('reason')}
      placeholder={t('reasonPlaceholder')}
      isOptional
      value={reason}
      onChange={(value) => actor.send({ type: 'reason.changed', reason: value })}
    />
  );
}
