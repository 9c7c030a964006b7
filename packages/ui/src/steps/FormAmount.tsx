import { useSubmissionField, type FormActor } from '../engine/submission';
import type { CurrencyCode, Money } from '../format';
import { PaymentAmount } from './PaymentAmount';

export interface AmountValues {
  amount: string;
  currency: CurrencyCode;
}

export interface MoneyFacts {
  money: Money;
}

interface FormAmountProps {
  actor: FormActor<AmountValues>;
  /** Id of the element that describes the amount. */
  describedBy?: string;
}

export function FormAmount({ actor, describedBy }: FormAmountProps) {
  const amount = useSubmissionField(actor, 'amount', 'invalidAmount');
  const currency = useSubmissionField(actor, 'currency', 'paymentAccountError');
  return (
    <PaymentAmount
      amount={amount.value}
      onAmountChange={amount.onChange}
      amountError={amount.errorMessage}
      amountDescribedBy={describedBy}
      currency={currency.value}
      onCurrencyChange={currency.onChange}
      currencyError={currency.errorMessage}
    />
  );
}
