import { getHoldingKind } from '../format';
import { useCurrencyTexts } from './useCurrencyTexts';
import { useMoney } from './useMoney';

/** Returns a function that names a holding. Metals other than gold and silver have the name of their currency. */
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
