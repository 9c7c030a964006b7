import { useHoldingName } from '../../../hooks/useHoldingName';
import { useMessages } from '../../../messages';
import { transactionHistoryMessages } from '../messages';

export function useAccountName(): (currency: string) => string {
  const t = useMessages(transactionHistoryMessages);
  return useHoldingName((kind) => t(`statement.${kind}`));
}
