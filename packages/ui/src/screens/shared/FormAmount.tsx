import { useSubmissionField, type FormActor } from '../../flows/submission';
import type { CurrencyCode } from '../../format';
import { PaymentAmount } from './PaymentAmount';

export interface AmountValues {
  /** As typed. */
  amount: string;
  currency: CurrencyCode;
}

/** The amount and currency of a form, whatever else it asks for, with what is wrong with them. */
export function FormAmount({ actor }: { actor: FormActor<AmountValues> }) {
  const amount = useSubmissionField(actor, 'amount', 'invalidAmount');
  const currency = useSubmissionField(actor, 'currency', 'paymentAccountError');
  return (
    <PaymentAmount
      amount={amount.value}
      onAmountChange={amount.onChange}
      amountError={amount.errorMessage}
      currency={currency.value}
      onCurrencyChange={currency.onChange}
      currencyError={currency.errorMessage}
    />
  );
}
