import { useSelector } from '@xstate/react';
import { AmountField } from '../../components/AmountField';
import { LazySelect } from '../../components/LazySelect';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { useFieldProblem } from '../../components/Toast';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { billPaymentMessages } from './messages';
import { useAmountUnit } from '../../steps/useAmountUnit';
import { type BillDetails, isMissing } from './billDetails';
import type { BillPaymentActor } from './billPaymentMachine';

interface DetailsFieldsProps {
  actor: BillPaymentActor;
  providers: readonly string[];
}

export function DetailsFields({ actor, providers }: DetailsFieldsProps) {
  return (
    <Stack gap={5}>
      <ProviderInput actor={actor} providers={providers} />
      <AccountInput actor={actor} />
      <AmountInput actor={actor} />
    </Stack>
  );
}

function ProviderInput({ actor, providers }: DetailsFieldsProps) {
  const t = useMessages(billPaymentMessages);
  const { value, onChange, isMissing, isPaying } = useBillField(actor, 'provider');
  return (
    <LazySelect
      label={t('provider')}
      placeholder={t('selectProvider')}
      isRequired
      isDisabled={isPaying}
      options={providers.map((provider) => ({
        id: provider,
        label: t('providerName', { provider }),
      }))}
      value={value}
      onChange={onChange}
      errorMessage={isMissing ? t('providerMissing') : undefined}
    />
  );
}

function AccountInput({ actor }: { actor: BillPaymentActor }) {
  const t = useMessages(billPaymentMessages);
  const { value, onChange, isMissing, isPaying } = useBillField(actor, 'accountNumber');
  return (
    <TextField
      label={t('accountNumber')}
      isRequired
      isReadOnly={isPaying}
      dir="ltr"
      autoComplete="off"
      value={value}
      onChange={onChange}
      errorMessage={isMissing ? t('accountMissing') : undefined}
    />
  );
}

function AmountInput({ actor }: { actor: BillPaymentActor }) {
  const t = useMessages(billPaymentMessages);
  const { home } = useMoney();
  const getProblem = useFieldProblem();
  const unit = useAmountUnit();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const { value, onChange, isMissing, isPaying } = useBillField(actor, 'amount');
  return (
    <AmountField
      label={t('amount', { currency: home })}
      {...unit}
      isRequired
      isReadOnly={isPaying}
      value={value}
      onChange={onChange}
      errorMessage={isMissing ? t('amountMissing') : getProblem(problem, 'invalidAmount')}
    />
  );
}

/** Binds one field to the machine, so a change re-renders only that field. */
function useBillField<Field extends keyof BillDetails>(actor: BillPaymentActor, field: Field) {
  return {
    value: useSelector(actor, ({ context }) => context.details[field]),
    onChange: (value: BillDetails[Field]) =>
      actor.send({ type: 'details.changed', details: { [field]: value } }),
    /** The field is empty and the user has already tried to submit. */
    isMissing: useSelector(
      actor,
      ({ context: { problem, details } }) =>
        problem?.id === 'missingInformation' && isMissing(details, field),
    ),
    isPaying: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
  };
}
