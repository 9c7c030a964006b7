import { useHoldingName } from '../../../hooks/useHoldingName';
import { useTranslations } from '../../../messages';

/** Returns a function that names the account of a currency, such as 'Gold account'. */
export function useAccountName(): (currency: string) => string {
  const t = useTranslations('transactionHistory');
  return useHoldingName((kind) => t(`statement.${kind}`));
}
