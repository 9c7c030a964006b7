import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { TextField } from '../../components/TextField';
import { CURRENCY_PREFIXES, isMetal } from '../../format';
import { useFieldProblem } from '../shared';
import type { GiftActor } from './GiftFlow';

const CurrencySelect = lazy(async () => ({
  default: (await import('./CurrencySelect')).CurrencySelect,
}));

/** How much, and of what. */
export function GiftAmount({ actor }: { actor: GiftActor }) {
  const t = useTranslations('gift');
  const tCurrency = useTranslations('currency');
  const problemFor = useFieldProblem();
  const amount = useSelector(actor, ({ context }) => context.amount);
  const currency = useSelector(actor, ({ context }) => context.currency);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const unit = isMetal(currency) ? { suffix: 'g' } : { prefix: CURRENCY_PREFIXES[currency] };
  // Of the same size and content as what it waits for.
  const waiting = (
    <TextField
      label={t('currency')}
      value={isMetal(currency) ? tCurrency(currency) : currency}
      isReadOnly
    />
  );
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
      <Suspense fallback={waiting}>
        <CurrencySelect actor={actor} />
      </Suspense>
    </>
  );
}
