import {
  formatAmount,
  formatAvailable,
  formatDecimal,
  formatPlainPkr,
  formatPreview,
  formatTola,
  type AmountOptions,
  type FigureOptions,
} from '../format';
import { useLocale } from '../messages/intl';

/** Functions from `format`, bound to the provider's language. */
export interface Formats {
  formatAmount: (amount: string, currency: string, options?: AmountOptions) => string;
  formatPreview: (amount: string, currency: string, options?: FigureOptions) => string;
  formatAvailable: (amount: string, currency: string, options?: FigureOptions) => string;
  formatDecimal: (value: string, decimals: number, options?: FigureOptions) => string;
  formatPlainPkr: (amount: string) => string;
  formatTola: (tola: string) => string;
}

export function useFormats(): Formats {
  const locale = useLocale();
  return {
    formatAmount: (amount, currency, options) =>
      formatAmount(amount, currency, { locale, ...options }),
    formatPreview: (amount, currency, options) =>
      formatPreview(amount, currency, { locale, ...options }),
    formatAvailable: (amount, currency, options) =>
      formatAvailable(amount, currency, { locale, ...options }),
    formatDecimal: (value, decimals, options) =>
      formatDecimal(value, decimals, { locale, ...options }),
    formatPlainPkr: (amount) => formatPlainPkr(amount, { locale }),
    formatTola: (tola) => formatTola(tola, { locale }),
  };
}
