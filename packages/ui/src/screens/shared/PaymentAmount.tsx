import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import { CurrencySelect } from '../../components/CurrencySelect';
import { Stack } from '../../components/Stack';
import { useAmountUnit } from '../../flows/shared/useAmountUnit';
import type { CurrencyCode } from '../../format';

export interface PaymentAmountProps {
  /** As typed. */
  amount: string;
  onAmountChange: (amount: string) => void;
  amountError?: string;
  currency: CurrencyCode;
  onCurrencyChange: (currency: CurrencyCode) => void;
  currencyError?: string;
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
