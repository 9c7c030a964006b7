import { getHoldingKind } from '../format';
import { useCurrencyTexts } from './useCurrencyTexts';
import { useMoney } from './useMoney';

/**
 * Returns a function that names what the account of a currency holds. Metals besides gold and silver have
 * the name of the currency.
 * @param translate returns the text for cash, gold or silver
 */
export function useHoldingName(
  translate: (kind: 'cash' | 'gold' | 'silver') => string,
): (currency: string) => string {
  const money = useMoney();
  const { getName } = useCurrencyTexts();
  return (currency) => {
    const kind = getHoldingKind(currency, money);
    return kind === 'metal' ? getName(currency) : translate(kind);
  };
}
