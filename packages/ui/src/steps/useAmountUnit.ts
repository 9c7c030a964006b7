import type { AmountFieldProps } from '../components/AmountField';
import { getAmountParts, getDecimals, type CurrencyCode } from '../format';
import { useAmountFormatOptions } from '../hooks/useAmountFormatOptions';
import { useCurrencyTexts } from '../hooks/useCurrencyTexts';
import { useIsEnglish } from '../hooks/useIsEnglish';

/** Visible and spoken unit of an amount field, its currency and number of decimals. */
export type AmountUnit = Pick<
  AmountFieldProps,
  'prefix' | 'suffix' | 'unitLabel' | 'maxDecimals' | 'currency'
>;

/**
 * Returns the currency's unit as a prefix or suffix, as in formatted amounts, and as words for screen readers.
 * docs/rules.md LANG-10.
 * @param currency defaults to the home currency
 */
export function useAmountUnit(currency?: CurrencyCode): AmountUnit {
  const options = useAmountFormatOptions();
  const { addUnit, getName } = useCurrencyTexts();
  const isEnglish = useIsEnglish();
  const code = currency ?? options.money.home;
  const { prefix, suffix } = getAmountParts('0', code, { ...options, naming: 'symbol' });
  const seen = {
    ...(prefix ? { prefix: prefix.trim() } : { suffix: suffix.trim() }),
    maxDecimals: getDecimals(code, options.money),
    currency: code,
  };
  // Screen readers spell out 'Rs.' and may misread '$'. A metal's unit is a word in the label or a letter they can
  // read.
  if (isEnglish) return prefix ? { ...seen, unitLabel: getName(code) } : seen;
  // The unit in words: a spoken amount without its number.
  return { ...seen, unitLabel: addUnit('', code).trim() };
}
