import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { CurrencySelect } from '../../components/CurrencySelect';
import { useAmountUnit } from '../shared/useAmountUnit';
import type { BankTransferActor } from './BankTransferFlow';

/** How much, in what. Neither is checked: docs/rules.md BANK-6. */
export function TransferAmount({ actor }: { actor: BankTransferActor }) {
  return (
    <>
      <AmountInput actor={actor} />
      <CurrencyInput actor={actor} />
    </>
  );
}

/** Reads its own part of the machine, so that a key press renders the field alone. */
function AmountInput({ actor }: { actor: BankTransferActor }) {
  const t = useTranslations('bankTransfer');
  const amount = useSelector(actor, ({ context }) => context.amount);
  const { suffix } = useAmountUnit(useSelector(actor, ({ context }) => context.currency));
  return (
    <AmountField
      label={t('amount')}
      suffix={suffix}
      value={amount}
      onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
    />
  );
}

function CurrencyInput({ actor }: { actor: BankTransferActor }) {
  const currency = useSelector(actor, ({ context }) => context.currency);
  return (
    <CurrencySelect
      value={currency}
      onChange={(code) => actor.send({ type: 'currency.changed', currency: code })}
    />
  );
}
