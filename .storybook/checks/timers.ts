import type { Page } from 'playwright';

declare global {
  /** The story's timers that would still change what it shows. */
  var __storyTimers: Set<number> | undefined;
}

/** From now on the page's longer timers are known: redirects, copied marks, toasts. */
export async function watchTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (globalThis.__storyTimers) return;
    const timers = new Set<number>();
    globalThis.__storyTimers = timers;
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
      const id = setTimer(handler, delay, ...rest);
      if (delay !== undefined && delay >= 1000) timers.add(id);
      return id;
    }) as typeof window.setTimeout;
  });
}

/** Stops them: the story has come to its end, and stands still for as long as its pictures take. */
export async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const id of globalThis.__storyTimers ?? []) clearTimeout(id);
    globalThis.__storyTimers?.clear();
  });
}
