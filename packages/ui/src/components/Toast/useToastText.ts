import { useTranslations } from '../../messages';
import { useLocale } from '../../messages/intl';
import type { FormatAmount } from '../Amount';
import { formatAmountValue } from './formatAmountValue';
import type { Problem, ToastId } from './problem';

/** The key and its values are known only at run time. */
type TranslateToast = (key: `${ToastId}.${'title' | 'description'}`, values?: object) => string;

/** Returns a function that translates title and description, with amounts formatted by `write`. */
export function useToastText() {
  const translate = useTranslations('toasts') as TranslateToast;
  const locale = useLocale();
  return ({ id, values = {} }: Problem, write?: FormatAmount) => {
    const said = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? formatAmountValue(value, locale, write) : value,
      ]),
    );
    return {
      title: translate(`${id}.title`, said),
      description: translate(`${id}.description`, said),
    };
  };
}
