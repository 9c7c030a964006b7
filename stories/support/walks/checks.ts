import { waitForOverlay } from '#.storybook/waitForOverlay';
import type { Problem } from '@rad-wallet/ui/Toast';
import axe from 'axe-core';
import type { EventObject } from 'xstate';

// Limited to the story, because Storybook's own page has hidden headings.
const findTopHeading = () => document.querySelector('#storybook-root h1');

export const readHeading = (): string => findTopHeading()?.textContent ?? '';

const getName = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40) ?? '';

export function describeFocus(): string {
  const { activeElement: element } = document;
  if (!element || element === document.body) return 'nowhere';
  return `on ${element.tagName.toLowerCase()} “${getName(element)}”`;
}

/** Focus must be on a new heading or, after a user action, on a reachable element. Returns the problem, or null. */
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

/** The last toast emitted by a machine must be visible. Returns the problem, or null. */
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

/** Omits contrast, which is slow to check and is covered by the stories of each state. */
const axeOptions: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** Runs axe once the view is visible. */
export async function expectAccessible(): Promise<void> {
  await waitForOverlay();
  // React Aria's announcements outlive the elements that they name.
  const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] }, axeOptions);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  if (found.length > 0) throw new Error(`axe finds ${found.join('; ')}`);
}
