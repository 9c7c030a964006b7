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
import type { Loadable } from '../../types';
import { useFieldProblem } from '../shared';
import { AvailableBalance } from '../shared/AvailableBalance';
import type { SendMoneyActor } from './SendMoneyFlow';

interface EnterAmountProps {
  actor: SendMoneyActor;
  balance: Loadable<string>;
}

/** Step 2: how much, and what for. */
export function EnterAmount({ actor, balance }: EnterAmountProps) {
  const t = useTranslations('sendMoney');
  const tCommon = useTranslations('common');
  const formId = useId();
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  return (
    <Screen
      header={
        <PageHeader
          title={t('amountTitle')}
          subtitle={t('to', { name })}
          onBack={() => actor.send({ type: 'back' })}
          progress={<Stepper step={2} total={4} label={t('progress')} />}
        />
      }
      footer={
        <Button type="submit" form={formId} fullWidth isDisabled={!canContinue}>
          {tCommon('continue')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'continued' });
        }}
      >
        <Stack gap={6}>
          <Stack gap={2}>
            <AmountInput actor={actor} />
            <AvailableBalance balance={balance} />
          </Stack>
          <MessageInput actor={actor} />
        </Stack>
      </form>
    </Screen>
  );
}

/** Reads its own part of the machine, so that a key press renders the field alone. */
function AmountInput({ actor }: { actor: SendMoneyActor }) {
  const t = useTranslations('sendMoney');
  const problemFor = useFieldProblem();
  const amount = useSelector(actor, ({ context }) => context.amount);
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <AmountField
      size="lg"
      label={t('amount')}
      prefix="Rs."
      value={amount}
      onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
      errorMessage={problemFor(problem, 'invalidAmount', 'sendInsufficientBalance')}
    />
  );
}

function MessageInput({ actor }: { actor: SendMoneyActor }) {
  const t = useTranslations('sendMoney');
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <TextField
      label={t('message')}
      placeholder={t('messagePlaceholder')}
      isOptional
      value={message}
      onChange={(value) => actor.send({ type: 'message.changed', message: value })}
    />
  );
}
