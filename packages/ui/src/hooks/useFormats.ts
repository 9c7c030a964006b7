import {
  formatAmount,
  formatAvailable,
  formatDecimal,
  formatPreview,
  formatTola,
  type AmountOptions,
  type FigureOptions,
} from '../format';
import { useLocale } from '../messages/intl';
import { useMoney } from './useMoney';

/** Functions from `format`, bound to the provider's language and money. The currency is the home currency by default. */
export interface Formats {
  formatAmount: (amount: string, currency?: string, options?: AmountOptions) => string;
  formatPreview: (amount: string, currency?: string, options?: AmountOptions) => string;
  formatAvailable: (amount: string, currency?: string, options?: AmountOptions) => string;
  formatDecimal: (value: string, decimals: number, options?: FigureOptions) => string;
  formatTola: (tola: string) => string;
}

export function useFormats(): Formats {
  const locale = useLocale();
  const money = useMoney();
  return {
    formatAmount: (amount, currency = money.home, options) =>
      formatAmount(amount, currency, { locale, money, ...options }),
    formatPreview: (amount, currency = money.home, options) =>
      formatPreview(amount, currency, { locale, money, ...options }),
    formatAvailable: (amount, currency = money.home, options) =>
      formatAvailable(amount, currency, { locale, money, ...options }),
    formatDecimal: (value, decimals, options) =>
      formatDecimal(value, decimals, { locale, ...options }),
    formatTola: (tola) => formatTola(tola, { locale }),
  };
}
