import { useBalanceVisibility } from '../../hooks/useBalanceVisibility';
import { useTranslations } from '../../messages';
import { useLocale } from '../../messages/intl';
import type { FormatAmount } from '../Amount';
import { formatAmountValue } from './formatAmountValue';
import type { AmountValue, Problem, ToastId } from './problem';

/** Untyped values, because the key is known only at run time. */
type TranslateToast = (key: `${ToastId}.${'title' | 'description'}`, values?: object) => string;

/** Returns a function that translates a problem's title and description; `write` formats the amounts. */
export function useToastText() {
  const translate = useTranslations('toasts') as TranslateToast;
  const locale = useLocale();
  const { isHidden } = useBalanceVisibility();
  const t = useTranslations('common');
  function formatValue(value: string | number | AmountValue, write?: FormatAmount) {
    if (typeof value !== 'object') return value;
    return value.isBalance && isHidden ? t('hidden') : formatAmountValue(value, locale, write);
  }
  return ({ id, values = {} }: Problem, write?: FormatAmount) => {
    const said = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, formatValue(value, write)]),
    );
    return {
      title: translate(`${id}.title`, said),
      description: translate(`${id}.description`, said),
    };
  };
}
