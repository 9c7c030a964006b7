import { useTranslations } from '../../messages';
import { useLocale } from '../../messages/intl';
import type { WriteAmount } from '../Amount';
import { amountValueText } from './amountValueText';
import type { Problem, ToastId } from './problem';

/** Each text of the catalogue names its own values; which text it is, is known only at run time. */
type AnyText = (key: `${ToastId}.${'title' | 'description'}`, values?: object) => string;

/**
 * Gives title and description of a problem or toast in the person's language, as they are seen, or with
 * amounts as `write` writes them.
 */
export function useToastText() {
  const translate = useTranslations('toasts') as AnyText;
  const locale = useLocale();
  return ({ id, values = {} }: Problem, write?: WriteAmount) => {
    const said = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : amountValueText(value, locale, write),
      ]),
    );
    return {
      title: translate(`${id}.title`, said),
      description: translate(`${id}.description`, said),
    };
  };
}
