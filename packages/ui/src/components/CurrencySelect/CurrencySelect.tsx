import { useTranslations } from 'use-intl';
import { CURRENCY_CODES, isMetal, type CurrencyCode } from '../../format';
import { LazySelect } from '../LazySelect';
import type { SelectProps } from '../Select';

export interface CurrencySelectProps extends Pick<
  SelectProps,
  'description' | 'errorMessage' | 'isDisabled'
> {
  /** @default 'Currency' */
  label?: string;
  value: CurrencyCode;
  onChange: (currency: CurrencyCode) => void;
}

/** Which of the wallet's currencies and metals an amount is in. docs/rules.md PAY-1. */
export function CurrencySelect({ label, ...props }: CurrencySelectProps) {
  const t = useTranslations('payment');
  const tName = useTranslations('currency');
  const options = CURRENCY_CODES.map((code) => ({
    id: code,
    label: t('currencyOption', { code }),
    // A metal's name is its label already.
    description: isMetal(code) ? undefined : tName(code),
  }));
  return <LazySelect {...props} label={label ?? t('currency')} options={options} />;
}
