import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { LazySelect } from '../../components/LazySelect';
import { CURRENCY_CODES, isMetal } from '../../format';
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
  const isWeight = useSelector(actor, ({ context }) => isMetal(context.currency));
  return (
    <AmountField
      label={t('amount')}
      suffix={isWeight ? t('grams') : undefined}
      value={amount}
      onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
    />
  );
}

function CurrencyInput({ actor }: { actor: BankTransferActor }) {
  const t = useTranslations('bankTransfer');
  const tCurrency = useTranslations('currency');
  const currency = useSelector(actor, ({ context }) => context.currency);
  return (
    <LazySelect
      label={t('currency')}
      options={CURRENCY_CODES.map((code) => ({
        id: code,
        // A metal goes by its name, money by its code.
        label: isMetal(code) ? tCurrency(code) : code,
        description: isMetal(code) ? undefined : tCurrency(code),
      }))}
      value={currency}
      onChange={(code) => actor.send({ type: 'currency.changed', currency: code })}
    />
  );
}
