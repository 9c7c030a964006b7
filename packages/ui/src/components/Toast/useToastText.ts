import { useTranslations } from '../../messages';
import type { Problem, ToastId } from './problem';

/** Each text of the catalogue names its own values; which text it is, is known only at run time. */
type AnyText = (key: `${ToastId}.${'title' | 'description'}`, values?: object) => string;

/** Gives title and description of a problem or toast in the person's language. */
export function useToastText() {
  const translate = useTranslations('toasts') as AnyText;
  return ({ id, values }: Problem) => ({
    title: translate(`${id}.title`, values),
    description: translate(`${id}.description`, values),
  });
}

/** The text beside a field: the problem's description, when the problem is one of the field's own. */
export function useFieldProblem() {
  const text = useToastText();
  return (problem: Problem | null, ...ids: ToastId[]) =>
    problem && ids.includes(problem.id) ? text(problem).description : undefined;
}
