import { getHoldingKind } from '../format';
import { useCurrencyTexts } from './useCurrencyTexts';
import { useMoney } from './useMoney';

/** Metals besides gold and silver have the name of the currency. */
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
