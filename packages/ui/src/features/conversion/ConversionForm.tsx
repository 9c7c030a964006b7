import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { AmountField } from '../../components/AmountField';
import { Stack } from '../../components/Stack';
import { useFieldProblem } from '../../components/Toast';
import { useMessages } from '../../messages';
import { conversionMessages } from './messages';
import { AvailableBalance } from '../../steps/AvailableBalance';
import { Form } from '../../engine/Form';
import { InDoubtDetails } from '../../steps/InDoubt';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { useAmountUnit } from '../../steps/useAmountUnit';
import { getLoadableAmount } from './conversion';
import type { ConversionActor } from './conversionMachine';
import { ConversionPreview } from './ConversionPreview';
import { CurrencyPair } from './CurrencyPair';

interface ConversionFormProps {
  id: string;
  actor: ConversionActor;
}

/** Amount, currencies and a preview of the result. docs/rules.md CONV-3, CONV-4. */
export function ConversionForm({ id, actor }: ConversionFormProps) {
  const isInDoubt = useSelector(actor, (snapshot) => snapshot.hasTag('doubt'));
  return (
    <Form id={id} onSubmit={() => actor.send({ type: 'submitted' })}>
      <Stack gap={5}>
        {isInDoubt ? <InDoubtDetails actor={actor} /> : <ConversionFields actor={actor} />}
      </Stack>
    </Form>
  );
}

function ConversionFields({ actor }: { actor: ConversionActor }) {
  return (
    <>
      <ProblemNotice
        actor={actor}
        except={['invalidAmount', 'conversionInsufficientBalance', 'sameCurrency']}
      />
      <SourceAmount actor={actor} />
      <CurrencyPair actor={actor} />
      <ConversionPreview actor={actor} />
    </>
  );
}

/** The amount field in the source currency's unit, with the available balance. */
function SourceAmount({ actor }: { actor: ConversionActor }) {
  const t = useMessages(conversionMessages);
  const getProblem = useFieldProblem();
  const { accounts, money, amount, source, problem } = useSelector(actor, ({ context }) => context);
  const unit = useAmountUnit(source);
  const balanceId = useId();
  const isConverting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Stack gap={2}>
      <AmountField
        label={t('amount')}
        {...unit}
        aria-describedby={balanceId}
        value={amount}
        onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
        isReadOnly={isConverting}
        errorMessage={getProblem(problem, 'invalidAmount', 'conversionInsufficientBalance')}
      />
      <AvailableBalance
        id={balanceId}
        currency={source}
        balance={getLoadableAmount(accounts, source, money)}
      />
    </Stack>
  );
}
