import { useSelector } from '@xstate/react';
import { useFieldProblem } from '../../flows/shared';
import { useSubmissionField, type FormActor, type SubmissionContext } from '../../flows/submission';
import type { CurrencyCode } from '../../format';
import { PaymentAmount } from './PaymentAmount';

export interface AmountValues {
  /** As typed. */
  amount: string;
  currency: CurrencyCode;
}

/** A form that asks for an amount, whatever else it asks for. */
export interface AmountFormActor extends FormActor<AmountValues> {
  getSnapshot(): {
    context: Pick<SubmissionContext<AmountValues>, 'values' | 'flaws' | 'problem'>;
  };
}

/** The amount and currency of a form, with what is wrong with them. */
export function FormAmount({ actor }: { actor: AmountFormActor }) {
  const problemFor = useFieldProblem();
  const amount = useSubmissionField(actor, 'amount');
  const currency = useSubmissionField(actor, 'currency');
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <PaymentAmount
      amount={amount.value}
      onAmountChange={amount.onChange}
      amountError={problemFor(problem, 'invalidAmount')}
      currency={currency.value}
      onCurrencyChange={currency.onChange}
      currencyError={problemFor(problem, 'paymentAccountError')}
    />
  );
}
