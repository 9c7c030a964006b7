import { useSelector } from '@xstate/react';
import { AmountField } from '../../components/AmountField';
import { CurrencySelect } from '../../components/CurrencySelect';
import { useFieldProblem } from '../../components/Toast';
import { useMessages } from '../../messages';
import { giftMessages } from './messages';
import { useAmountUnit } from '../../steps/useAmountUnit';
import type { GiftActor } from './giftMachine';

export function GiftAmount({ actor }: { actor: GiftActor }) {
  const t = useMessages(giftMessages);
  const getProblem = useFieldProblem();
  const amount = useSelector(actor, ({ context }) => context.amount);
  const currency = useSelector(actor, ({ context }) => context.currency);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const unit = useAmountUnit(currency);
  return (
    <>
      <AmountField
        size="lg"
        label={t('amount')}
        {...unit}
        value={amount}
        onChange={(typed) => actor.send({ type: 'amount.changed', amount: typed })}
        onBlur={() => actor.send({ type: 'amount.left' })}
        errorMessage={getProblem(problem, 'invalidAmount')}
      />
      <CurrencySelect
        value={currency}
        onChange={(chosen) => actor.send({ type: 'currency.changed', currency: chosen })}
      />
    </>
  );
}
