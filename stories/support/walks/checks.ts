import type { Problem } from '@rad-wallet/ui/Toast';
import type { EventObject } from 'xstate';

// Storybook's own page has headings too, which nobody sees.
const topHeading = () => document.querySelector('#storybook-root h1');

/** The heading of what the person sees. */
export const heading = (): string => topHeading()?.textContent ?? '';

const named = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40) ?? '';

/** Where focus is, in a few words. */
export function whereFocusIs(): string {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'nowhere';
  return `on ${element.tagName.toLowerCase()} “${named(element)}”`;
}

/** What is wrong with where focus is; `before` is the heading that stood before the step. */
export function focusProblem(before: string, isPersonHere: boolean): string | null {
  const { activeElement: element } = document;
  const top = topHeading();
  const isCovered = top?.closest('[inert], [aria-hidden="true"]');
  if (before !== '' && heading() !== before && !isCovered) {
    return element === top ? null : 'Focus is not on the new heading.';
  }
  if (!isPersonHere) return null;
  if (!element || element === document.body) return 'Focus is lost.';
  if (element.closest('[inert], [aria-hidden="true"]')) {
    return 'Focus is on what is covered.';
  }
  return null;
}

const isToast = (event: EventObject): event is EventObject & Problem => event.type === 'toast';

/** Which of the toasts that a machine asked for is not there. */
export function toastProblem(
  emitted: readonly EventObject[],
  titleOf: (problem: Problem) => string,
): string | null {
  const last = emitted.findLast(isToast);
  if (!last) return null;
  const title = titleOf(last);
  const toasts = [...document.querySelectorAll('[role="alertdialog"]')];
  return toasts.some(({ textContent }) => textContent?.includes(title))
    ? null
    : `The toast “${title}” has not come.`;
}
