import type { Page } from 'playwright';

declare global {
  /** The story's timers that would still change what it shows. */
  var __storyTimers: Set<number> | undefined;
}

/**
 * Before a story: nothing is left of the one before, and nothing but its play function does anything to it.
 *
 * - What the last one had announced is forgotten. React Aria keeps announcements in a region of its own
 *   for seconds, and those that point at the last story's elements point at nothing now.
 * - From now on the page's longer timers are known: redirects, copied marks, toasts.
 * - The browser's own mouse is not there. It rests in the corner, and whenever the page was laid out anew
 *   the browser tells what has come under it: some frames later, so that what a play function hovers would
 *   be left in one run and not in another.
 * - What Storybook shows before there is a story is gone: nobody sees it, but axe goes through all that is in
 *   the document, which takes a third longer with it.
 */
export async function quieten(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[data-live-announcer] > *')) {
      region.replaceChildren();
    }
    if (globalThis.__storyTimers) return;
    const timers = new Set<number>();
    globalThis.__storyTimers = timers;
    for (const unseen of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) {
      unseen.replaceChildren();
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

/** Stops the timers: the story has come to its end, and stands still for as long as its pictures take. */
export async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const id of globalThis.__storyTimers ?? []) clearTimeout(id);
    globalThis.__storyTimers?.clear();
  });
}
