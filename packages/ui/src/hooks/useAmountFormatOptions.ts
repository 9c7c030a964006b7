import { use } from 'react';
import type { AmountOptions, Money } from '../format';
import { IntlContext } from '../messages/intl';
import { useMoney } from './useMoney';

/** Returns `format` options for the provider's language and currencies. */
export function useAmountFormatOptions(): Pick<AmountOptions, 'locale' | 'gramUnit'> & {
  money: Money;
} {
  const language = use(IntlContext)?.language;
  return { locale: language?.formatLocale, gramUnit: language?.gram, money: useMoney() };
}
