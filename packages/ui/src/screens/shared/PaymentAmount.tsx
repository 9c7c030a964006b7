import type { ReactNode } from 'react';
import { AmountField } from '../../components/AmountField';
import { CurrencySelect } from '../../components/CurrencySelect';
import { Stack } from '../../components/Stack';
import { useAmountUnit } from '../../flows/shared/useAmountUnit';
import type { CurrencyCode } from '../../format';
import { useTranslations } from '../../messages';

export interface PaymentAmountProps {
  /** As typed. */
  amount: string;
  /** Hears the amount with every change, as typed. */
  onAmountChange: (amount: string) => void;
  /** What is wrong with the amount. */
  amountError?: ReactNode;
  /** What the amount is in. */
  currency: CurrencyCode;
  /** Hears the currency that was chosen. */
  onCurrencyChange: (currency: CurrencyCode) => void;
  /** What is wrong with the currency. */
  currencyError?: ReactNode;
}

/** How much, and of what. docs/rules.md PAY-1. */
export function PaymentAmount({
  amount,
  onAmountChange,
  amountError,
  currency,
  onCurrencyChange,
  currencyError,
}: PaymentAmountProps) {
  const t = useTranslations('payment');
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
      />
      <CurrencySelect value={currency} onChange={onCurrencyChange} errorMessage={currencyError} />
    </Stack>
  );
}
