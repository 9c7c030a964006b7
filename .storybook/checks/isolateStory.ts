import type { Page } from 'playwright';

declare global {
  var __storyTimers: Set<number> | undefined;
}

/**
 * Removes what could change this story:
 *
 * - announcements, which React Aria keeps for seconds
 * - timers of a second or more (redirects, toasts), which are recorded here and cleared by `stopTimers`
 * - events of the real mouse, which would end a hover after a layout change
 * - Storybook's loading screens, which make axe take a third longer
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

export async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const id of globalThis.__storyTimers ?? []) clearTimeout(id);
    globalThis.__storyTimers?.clear();
  });
}
