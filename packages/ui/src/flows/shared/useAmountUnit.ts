import type { AmountFieldProps } from '../../components/AmountField';
import { isMetal, type CurrencyCode } from '../../format';
import { getSymbol, getWeightSymbol } from '../../format/money';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useMoney } from '../../hooks/useMoney';
import { useLocale } from '../../messages/intl';

/** The visible and the announced unit of an amount field. */
export type AmountUnit = Pick<AmountFieldProps, 'prefix' | 'suffix' | 'unitLabel'>;

/**
 * Returns the unit of an amount field: the currency's symbol, or the unit of weight as suffix for
 * metals. Outside English it is also announced in words, like amounts (docs/rules.md LANG-10).
 * @param currency the home currency by default
 */
export function useAmountUnit(currency?: CurrencyCode): AmountUnit {
  const money = useMoney();
  const locale = useLocale();
  const { addUnit } = useCurrencyTexts();
  const isEnglish = useIsEnglish();
  const code = currency ?? money.home;
  const symbol = getSymbol(code, money);
  const isAfter = money.currencies[code]?.symbolPlacement === 'after';
  const seen = isMetal(code, money)
    ? { suffix: getWeightSymbol(code, money, locale) }
    : isAfter
      ? { suffix: symbol }
      : { prefix: symbol };
  if (isEnglish) return seen;
  // The spoken form of an amount, without the number.
  return { ...seen, unitLabel: addUnit('', code).trim() };
}
