import type { ReactNode, Ref } from 'react';
import { isMetal, type CurrencyCode } from '../../format';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { LazySelect } from '../LazySelect';

export interface CurrencySelectProps {
  /** Label above the field. @default 'Currency' */
  label?: string;
  /** Help text below the field. */
  description?: ReactNode;
  /** Error shown below the field; also marks it as invalid. */
  errorMessage?: ReactNode;
  /** The selected currency, if controlled. */
  value?: CurrencyCode;
  /** Initial currency, if uncontrolled. */
  defaultValue?: CurrencyCode;
  /** Called with the new currency when the user selects one. */
  onChange?: (currency: CurrencyCode) => void;
  /** Prevents focus and input, and excludes the field from form submission. @default false */
  isDisabled?: boolean;
  /** Name in the submitted form data. */
  name?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Ref to the focusable trigger button. */
  inputRef?: Ref<HTMLButtonElement>;
}

/**
 * A select with the wallet's currencies and metals. Use it beside an amount in any of them; for other options use
 * `Select`. docs/rules.md PAY-1.
 */
export function CurrencySelect({ label, ...props }: CurrencySelectProps) {
  const t = useMessages(paymentMessages);
  const { getName, getLabel } = useCurrencyTexts();
  const money = useMoney();
  const options = Object.keys(money.currencies).map((code) => ({
    id: code,
    label: t('currencyOption', { code: getLabel(code) }),
    // A metal's label is already its name.
    description: isMetal(code, money) ? undefined : getName(code),
  }));
  return <LazySelect {...props} label={label ?? t('currency')} options={options} />;
}
