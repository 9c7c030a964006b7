import { getHoldingKind } from '../format';
import { useCurrencyTexts } from './useCurrencyTexts';
import { useMoney } from './useMoney';

/** Returns a function that returns a holding's name. Metals other than gold and silver use their currency's name. */
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
