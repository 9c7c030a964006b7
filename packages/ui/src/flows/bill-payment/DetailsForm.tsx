import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { LazySelect } from '../../components/LazySelect';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { CURRENCY_PREFIXES } from '../../format';
import { useClock } from '../../provider';
import { useFieldProblem } from '../shared';
import type { BillPaymentActor } from './BillPaymentFlow';
import { useBillField } from './useBillField';

interface DetailsFormProps {
  id: string;
  actor: BillPaymentActor;
  providers: readonly string[];
}

/** The fields of a payment. A refused one leads to the first field at fault. */
export function DetailsForm({ id, actor, providers }: DetailsFormProps) {
  const clock = useClock();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => actor.send({ type: 'submitted', at: clock().toISOString() }));
    form.querySelector('[data-invalid]')?.querySelector<HTMLElement>('button, input')?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap={5}>
        <ProviderInput actor={actor} providers={providers} />
        <AccountInput actor={actor} />
        <AmountInput actor={actor} />
      </Stack>
    </form>
  );
}

function ProviderInput({ actor, providers }: Omit<DetailsFormProps, 'id'>) {
  const t = useTranslations('billPayment');
  const { value, onChange, isMissing, isPaying } = useBillField(actor, 'provider');
  return (
    <LazySelect
      label={t('provider')}
      placeholder={t('selectProvider')}
      isRequired
      isDisabled={isPaying}
      options={providers.map((provider) => ({ id: provider, label: provider }))}
      value={value}
      onChange={onChange}
      errorMessage={isMissing ? t('providerMissing') : undefined}
    />
  );
}

function AccountInput({ actor }: { actor: BillPaymentActor }) {
  const t = useTranslations('billPayment');
  const { value, onChange, isMissing, isPaying } = useBillField(actor, 'accountNumber');
  return (
    <TextField
      label={t('accountNumber')}
      isRequired
      isReadOnly={isPaying}
      autoComplete="off"
      value={value}
      onChange={onChange}
      errorMessage={isMissing ? t('accountMissing') : undefined}
    />
  );
}

function AmountInput({ actor }: { actor: BillPaymentActor }) {
  const t = useTranslations('billPayment');
  const problemFor = useFieldProblem();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const { value, onChange, isMissing, isPaying } = useBillField(actor, 'amount');
  return (
    <AmountField
      label={t('amount')}
      prefix={CURRENCY_PREFIXES.PKR}
      isRequired
      isReadOnly={isPaying}
      value={value}
      onChange={onChange}
      errorMessage={isMissing ? t('amountMissing') : problemFor(problem, 'invalidAmount')}
    />
  );
}
