import { useHoldingName } from '../../../hooks/useHoldingName';
import { useTranslations } from '../../../messages';

export function useAccountName(): (currency: string) => string {
  const t = useTranslations('transactionHistory');
  return useHoldingName((kind) => t(`statement.${kind}`));
}
