import { useTranslations } from '../../messages';
import { useLocale } from '../../messages/intl';
import { amountValueText } from './amountValueText';
import type { Problem, ToastId } from './problem';

/** Each text of the catalogue names its own values; which text it is, is known only at run time. */
type AnyText = (key: `${ToastId}.${'title' | 'description'}`, values?: object) => string;

/** Gives title and description of a problem or toast in the person's language. */
export function useToastText() {
  const translate = useTranslations('toasts') as AnyText;
  const locale = useLocale();
  return ({ id, values = {} }: Problem) => {
    const said = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : amountValueText(value, locale),
      ]),
    );
    return {
      title: translate(`${id}.title`, said),
      description: translate(`${id}.description`, said),
    };
  };
}

/** The text beside a field: the problem's description, when the problem is one of the field's own. */
export function useFieldProblem() {
  const text = useToastText();
  return (problem: Problem | null, ...ids: ToastId[]) =>
    problem && ids.includes(problem.id) ? text(problem).description : undefined;
}
