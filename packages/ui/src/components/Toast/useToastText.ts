import { useBalanceVisibility } from '../../hooks/useBalanceVisibility';
import { useFormats } from '../../hooks/useFormats';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { toastsMessages } from '../../messages/shared/toasts';
import type { FormatAmount } from '../Amount';
import type { AmountValue, Problem, ToastId } from './problem';

/** The values are untyped, because the key is known only at run time. */
type TranslateToast = (key: `${ToastId}.${'title' | 'description'}`, values?: object) => string;

export function useToastText() {
  const translate = useMessages(toastsMessages) as TranslateToast;
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
    const formattedValues: Record<string, unknown> = { home };
    for (const [name, value] of Object.entries(values))
      formattedValues[name] = formatValue(value, write);
    return {
      title: translate(`${id}.title`, formattedValues),
      description: translate(`${id}.description`, formattedValues),
    };
  };
}
