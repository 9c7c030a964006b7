import type { Page } from 'playwright';

declare global {
  /** The story's timers of one second or longer. */
  var __storyTimers: Set<number> | undefined;
}

/**
 * Removes the effects of the previous story, and everything except the play function that could change this one.
 *
 * - Clears announcements. React Aria keeps them for seconds, and they reference elements of the previous story.
 * - Records the page's longer timers (redirects, "copied" marks, toasts) for `stopTimers`.
 * - Ignores the real mouse. Some frames after a layout change, the browser dispatches pointer events to the element
 *   under it, which in some runs would end a hover by the play function.
 * - Empties Storybook's loading screens, because with them axe takes a third longer.
 */
export async function isolateStory(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[data-live-announcer] > *')) {
      region.replaceChildren();
    }
    if (globalThis.__storyTimers) return;
    const timers = new Set<number>();
    globalThis.__storyTimers = timers;
    for (const screen of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) {
      screen.replaceChildren();
    }
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
      const id = setTimer(handler, delay, ...rest);
      if (delay !== undefined && delay >= 1000) timers.add(id);
      return id;
    }) as typeof window.setTimeout;

    const ignoreMouse = (event: Event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    };
    for (const kind of ['pointer', 'mouse']) {
      for (const what of ['over', 'out', 'enter', 'leave', 'move']) {
        window.addEventListener(`${kind}${what}`, ignoreMouse, { capture: true });
      }
    }
  });
}

/** Stops the recorded timers, so the story does not change between screenshots. */
export async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const id of globalThis.__storyTimers ?? []) clearTimeout(id);
    globalThis.__storyTimers?.clear();
  });
}
