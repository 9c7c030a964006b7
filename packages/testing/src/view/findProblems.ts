import type { Problem } from '@rad-wallet/ui/Toast';
import type { EventObject } from 'xstate';

// Not a hidden heading, such as those of Storybook's own page.
const findTopHeading = () =>
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility()) ?? null;

export const readHeading = (): string => findTopHeading()?.textContent ?? '';

const getName = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40) ?? '';

export function describeFocus(): string {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'nowhere';
  return `on ${element.tagName.toLowerCase()} “${getName(element)}”`;
}

/** Focus must be on a new heading or, after a user's action, on a reachable element. Returns the problem, or null. */
export function findFocusProblem(headingBefore: string, isByUser: boolean): string | null {
  const { activeElement: element } = document;
  const top = findTopHeading();
  const isCovered = top?.closest('[inert], [aria-hidden="true"]');
  if (headingBefore !== '' && readHeading() !== headingBefore && !isCovered) {
    return element === top ? null : 'Focus is not on the new heading.';
  }
  if (!isByUser) return null;
  if (!element || element === document.body) return 'Focus is lost.';
  if (element.closest('[inert], [aria-hidden="true"]')) {
    return 'Focus is on a covered element.';
  }
  return null;
}

const isToast = (event: EventObject): event is EventObject & Problem => event.type === 'toast';

/** The last toast that a machine emitted must be visible. Returns the problem, or null. */
export function findToastProblem(
  emitted: readonly EventObject[],
  titleOf: (problem: Problem) => string,
): string | null {
  const last = emitted.findLast(isToast);
  if (!last) return null;
  const title = titleOf(last);
  const toasts = [...document.querySelectorAll('[role="region"] [role="group"]')];
  return toasts.some(({ textContent }) => textContent?.includes(title))
    ? null
    : `The toast “${title}” is missing.`;
}
