import type { ReactNode } from 'react';
import { AmountField } from '../components/AmountField';
import { CurrencySelect } from '../components/CurrencySelect';
import { Stack } from '../components/Stack';
import { useAmountUnit } from './useAmountUnit';
import type { CurrencyCode } from '../format';
import { useMessages } from '../messages';
import { paymentMessages } from '../messages/shared/payment';

export interface PaymentAmountProps {
  /** Raw input. */
  amount: string;
  /** Called with the raw input on every change. */
  onAmountChange: (amount: string) => void;
  /** Error message below the amount. */
  amountError?: ReactNode;
  /** Id of an element that describes the amount, such as `AvailableBalance`. */
  amountDescribedBy?: string;
  /** Currency of the amount. */
  currency: CurrencyCode;
  /** Called when a currency is chosen. */
  onCurrencyChange: (currency: CurrencyCode) => void;
  /** Error message below the currency. */
  currencyError?: ReactNode;
}

/** Amount and currency fields. docs/rules.md PAY-1. */
export function PaymentAmount({
  amount,
  onAmountChange,
  amountError,
  amountDescribedBy,
  currency,
  onCurrencyChange,
  currencyError,
}: PaymentAmountProps) {
  const t = useMessages(paymentMessages);
  const unit = useAmountUnit(currency);
  return (
    <Stack gap={5}>
      <AmountField
        {...unit}
        size="lg"
        label={t('amount')}
        value={amount}
        onChange={onAmountChange}
        errorMessage={amountError}
        aria-describedby={amountDescribedBy}
      />
      <CurrencySelect value={currency} onChange={onCurrencyChange} errorMessage={currencyError} />
    </Stack>
  );
}
