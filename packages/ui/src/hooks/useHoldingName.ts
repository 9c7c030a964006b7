import { getHoldingKind } from '../format';
import { useTranslations } from '../messages';
import { useCurrencyTexts } from './useCurrencyTexts';
import { useMoney } from './useMoney';

/** Returns a function that names what an account holds: 'Cash', 'Gold' or another metal. */
export function useHoldingName(): (currency: string) => string {
  const t = useTranslations('balance');
  const money = useMoney();
  const { getName } = useCurrencyTexts();
  return (currency) => {
    const kind = getHoldingKind(currency, money);
    return kind === 'metal' ? getName(currency) : t(kind);
  };
}
