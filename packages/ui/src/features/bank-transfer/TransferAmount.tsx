import { useSelector } from '@xstate/react';
import { AmountField } from '../../components/AmountField';
import { CurrencySelect } from '../../components/CurrencySelect';
import { useFieldProblem } from '../../components/Toast';
import { useMessages } from '../../messages';
import { bankTransferMessages } from './messages';
import { useAmountUnit } from '../../steps/useAmountUnit';
import type { BankTransferActor } from './bankTransferMachine';

/** Amount and currency fields. The amount of a simulated transfer is not validated. docs/rules.md BANK-6. */
export function TransferAmount({ actor }: { actor: BankTransferActor }) {
  return (
    <>
      <AmountInput actor={actor} />
      <CurrencyInput actor={actor} />
    </>
  );
}

const isSubmitting = (snapshot: { hasTag: (tag: 'busy') => boolean }) => snapshot.hasTag('busy');

/** Selects only this field's value, so that a key press re-renders only this field. */
function AmountInput({ actor }: { actor: BankTransferActor }) {
  const t = useMessages(bankTransferMessages);
  const getProblem = useFieldProblem();
  const amount = useSelector(actor, ({ context }) => context.amount);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isChecked = useSelector(actor, ({ context }) => context.isAmountChecked);
  const currency = useSelector(actor, ({ context }) => context.currency);
  const { suffix, unitLabel, maxDecimals } = useAmountUnit(currency);
  return (
    <AmountField
      label={t('amount')}
      suffix={suffix}
      unitLabel={unitLabel}
      currency={currency}
      maxDecimals={isChecked ? maxDecimals : undefined}
      isReadOnly={useSelector(actor, isSubmitting)}
      value={amount}
      onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
      errorMessage={getProblem(problem, 'invalidAmount')}
    />
  );
}

function CurrencyInput({ actor }: { actor: BankTransferActor }) {
  const currency = useSelector(actor, ({ context }) => context.currency);
  return (
    <CurrencySelect
      isDisabled={useSelector(actor, isSubmitting)}
      value={currency}
      onChange={(code) => actor.send({ type: 'currency.changed', currency: code })}
    />
  );
}
