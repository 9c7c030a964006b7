import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { Select } from '../../components/Select';
import { CURRENCY_CODES, CURRENCY_PREFIXES, isMetal } from '../../format';
import { useFieldProblem } from '../shared';
import type { GiftActor } from './GiftFlow';

/** How much, and of what. */
export function GiftAmount({ actor }: { actor: GiftActor }) {
  const t = useTranslations('gift');
  const tCurrency = useTranslations('currency');
  const problemFor = useFieldProblem();
  const amount = useSelector(actor, ({ context }) => context.amount);
  const currency = useSelector(actor, ({ context }) => context.currency);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const unit = isMetal(currency) ? { suffix: 'g' } : { prefix: CURRENCY_PREFIXES[currency] };
  return (
    <>
      <AmountField
        size="lg"
        label={t('amount')}
        {...unit}
        value={amount}
        onChange={(typed) => actor.send({ type: 'amount.changed', amount: typed })}
        onBlur={() => actor.send({ type: 'amount.left' })}
        errorMessage={problemFor(problem, 'invalidAmount')}
      />
      <Select
        label={t('currency')}
        options={CURRENCY_CODES.map((code) =>
          isMetal(code)
            ? { id: code, label: tCurrency(code) }
            : { id: code, label: code, description: tCurrency(code) },
        )}
        value={currency}
        onChange={(chosen) => actor.send({ type: 'currency.changed', currency: chosen })}
      />
    </>
  );
}
