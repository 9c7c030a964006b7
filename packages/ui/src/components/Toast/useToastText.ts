import { useBalanceVisibility } from '../../hooks/useBalanceVisibility';
import { useFormats } from '../../hooks/useFormats';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { findToast } from '../../messages/toasts';
import { useReadMessage } from '../../messages/useMessages';
import { commonMessages } from '../../messages/shared/common';
import { toastsMessages } from '../../messages/shared/toasts';
import type { FormatAmount } from '../Amount';
import type { AmountValue, Problem } from './problem';

export function useToastText() {
  const read = useReadMessage();
  const { formatAmount } = useFormats();
  const { home } = useMoney();
  const { isHidden } = useBalanceVisibility();
  const t = useMessages(commonMessages);
  function formatValue(value: string | number | AmountValue, write: FormatAmount) {
    if (typeof value !== 'object') return value;
    const { amount, currency, isBalance = false, ...options } = value;
    return isBalance && isHidden ? t('hidden') : write(amount, currency, options);
  }
  return ({ id, values = {} }: Problem, write: FormatAmount = formatAmount) => {
    const formattedValues: Record<string, string | number> = { home };
    for (const [name, value] of Object.entries(values))
      formattedValues[name] = formatValue(value, write);
    const { set, key } = findToast(id) ?? { set: toastsMessages, key: id };
    return {
      title: read({ set, key: `${key}.title` }, formattedValues),
      description: read({ set, key: `${key}.description` }, formattedValues),
    };
  };
}
