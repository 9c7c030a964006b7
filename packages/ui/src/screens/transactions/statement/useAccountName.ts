import { getHoldingKind } from '../../../format';
import { useCurrencyTexts } from '../../../hooks/useCurrencyTexts';
import { useMoney } from '../../../hooks/useMoney';
import { useTranslations } from '../../../messages';

/** Returns a function that names the account of a currency, such as 'Gold account'. */
export function useAccountName(): (currency: string) => string {
  const t = useTranslations('transactionHistory');
  const money = useMoney();
  const { getName } = useCurrencyTexts();
  return (currency) => {
    const kind = getHoldingKind(currency, money);
    return kind === 'metal' ? getName(currency) : t(`statement.${kind}`);
  };
}
