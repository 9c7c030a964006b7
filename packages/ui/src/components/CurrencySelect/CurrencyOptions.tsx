import { useTranslations } from 'use-intl';
import { CURRENCY_CODES, isMetal, type CurrencyCode } from '../../format';
import { Select, type SelectProps } from '../Select';

export interface CurrencySelectProps extends Pick<
  SelectProps,
  'description' | 'errorMessage' | 'isDisabled'
> {
  /** @default 'Currency' */
  label?: string;
  value: CurrencyCode;
  onChange: (currency: CurrencyCode) => void;
}

/** The list itself, in a chunk of its own. */
export default function CurrencyOptions({ label, ...props }: CurrencySelectProps) {
  const t = useTranslations('payment');
  const tName = useTranslations('currency');
  const options = CURRENCY_CODES.map((code) => ({
    id: code,
    label: t('currencyOption', { code }),
    // A metal's name is its label already.
    description: isMetal(code) ? undefined : tName(code),
  }));
  return <Select {...props} label={label ?? t('currency')} options={options} />;
}
