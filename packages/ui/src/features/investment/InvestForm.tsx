import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { AmountField } from '../../components/AmountField';
import { Stack } from '../../components/Stack';
import { useFieldProblem } from '../../components/Toast';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { investmentMessages } from './messages';
import { Form } from '../../engine/Form';
import { useAmountUnit } from '../../steps/useAmountUnit';
import type { Fund } from './fund';
import type { InvestmentActor } from './investmentMachine';
import { UnitsPreview } from './UnitsPreview';

interface InvestFormProps {
  actor: InvestmentActor;
  fund: Fund;
  id: string;
}

export function InvestForm({ actor, fund, id }: InvestFormProps) {
  const t = useMessages(investmentMessages);
  const { home } = useMoney();
  const getProblem = useFieldProblem();
  const unit = useAmountUnit();
  const amount = useSelector(actor, ({ context }) => context.amount);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isProcessing = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Form id={id} onSubmit={() => actor.send({ type: 'submitted' })}>
      <Stack gap={4}>
        <AmountField
          label={t('amount', { currency: home })}
          {...unit}
          description={
            <AmountSentence>
              {(write) => t('minimumHint', { amount: write(fund.minInvestment) })}
            </AmountSentence>
          }
          isReadOnly={isProcessing}
          value={amount}
          onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
          errorMessage={getProblem(problem, 'investmentInvalidAmount')}
        />
        <UnitsPreview actor={actor} fund={fund} />
      </Stack>
    </Form>
  );
}
