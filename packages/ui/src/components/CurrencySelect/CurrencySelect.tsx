import type { ReactNode, Ref } from 'react';
import { CURRENCY_CODES, isMetal, type CurrencyCode } from '../../format';
import { useTranslations } from '../../messages';
import { LazySelect } from '../LazySelect';

export interface CurrencySelectProps {
  /** Names the field, above it. @default 'Currency' */
  label?: string;
  /** Help that stands below the field at all times. */
  description?: ReactNode;
  /** What is wrong, said beside the field. A message makes the field invalid. */
  errorMessage?: ReactNode;
  /** The chosen currency, where its owner keeps it. */
  value?: CurrencyCode;
  /** The currency chosen at first, where the field keeps it. */
  defaultValue?: CurrencyCode;
  /** Hears the currency that was chosen. */
  onChange?: (currency: CurrencyCode) => void;
  /** Takes neither focus nor input, and is not submitted. @default false */
  isDisabled?: boolean;
  /** The key that a form submits it under. */
  name?: string;
  /** The root element: the field with its label and its messages. */
  ref?: Ref<HTMLDivElement>;
  /** The button inside that opens the list and takes focus. */
  inputRef?: Ref<HTMLButtonElement>;
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
