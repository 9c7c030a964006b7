import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { Stack } from '../../components/Stack';
import { CURRENCY_PREFIXES, formatAmount } from '../../format';
import { useFieldProblem } from '../shared';
import type { Fund } from './fund';
import type { InvestmentActor } from './InvestmentFlow';
import { UnitsPreview } from './UnitsPreview';

interface InvestFormProps {
  actor: InvestmentActor;
  fund: Fund;
  /** For a submit button elsewhere on the page. */
  id: string;
}

/** How much, and how many units that makes. */
export function InvestForm({ actor, fund, id }: InvestFormProps) {
  const t = useTranslations('investment');
  const input = useRef<HTMLInputElement>(null);
  const problemFor = useFieldProblem();
  const amount = useSelector(actor, ({ context }) => context.amount);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isProcessing = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submitted' });
        // The button stands apart from the field: what has to be mended is brought into sight.
        if (actor.getSnapshot().context.problem) input.current?.focus();
      }}
    >
      <Stack gap={4}>
        <AmountField
          label={t('amount')}
          prefix={CURRENCY_PREFIXES.PKR}
          description={t('minimumHint', { amount: formatAmount(fund.minInvestment, 'PKR') })}
          inputRef={input}
          isReadOnly={isProcessing}
          value={amount}
          onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
          errorMessage={problemFor(problem, 'investmentInvalidAmount')}
        />
        <UnitsPreview actor={actor} fund={fund} />
      </Stack>
    </form>
  );
}
