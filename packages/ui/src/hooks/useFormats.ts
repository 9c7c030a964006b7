import {
  formatAmount,
  formatAvailable,
  formatDecimal,
  formatPreview,
  formatTola,
  type AmountOptions,
  type FigureOptions,
} from '../format';
import { preventBreaks } from '../format/direction';
import { useLocale } from '../messages/intl';
import { useAmountFormatOptions } from './useAmountFormatOptions';

/** Formatters for page text, in which amounts do not break across lines. The default currency is the home currency. */
export interface Formats {
  formatAmount: (amount: string, currency?: string, options?: AmountOptions) => string;
  formatPreview: (amount: string, currency?: string, options?: AmountOptions) => string;
  formatAvailable: (amount: string, currency?: string, options?: AmountOptions) => string;
  formatDecimal: (value: string, decimals: number, options?: FigureOptions) => string;
  formatTola: (tola: string) => string;
}

export function useFormats(): Formats {
  const locale = useLocale();
  const shared = useAmountFormatOptions();
  const { home } = shared.money;
  return {
    formatAmount: (amount, currency = home, options) =>
      preventBreaks(formatAmount(amount, currency, { ...shared, ...options })),
    formatPreview: (amount, currency = home, options) =>
      preventBreaks(formatPreview(amount, currency, { ...shared, ...options })),
    formatAvailable: (amount, currency = home, options) =>
      preventBreaks(formatAvailable(amount, currency, { ...shared, ...options })),
    formatDecimal: (value, decimals, options) =>
      formatDecimal(value, decimals, { locale, ...options }),
    formatTola: (tola) => formatTola(tola, { locale }),
  };
}
