import type { Page } from 'playwright';
import { UNSHOWN_SELECTOR, UNSHOWN_TIMEOUT_MS } from '../waitUntilShown.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Viewport {
  width: number;
  height: number;
}

/** Timeout for lazy-loaded parts and for a change of language. */
const TIMEOUT_MS = 30_000;

interface Change {
  theme?: Theme;
  /** A language from the toolbar, and the page's `lang` for it. */
  language?: { name: string; lang: string };
}

/** Applies a change, waits until everything is loaded and ends all animations, in a single call for speed. */
export async function waitUntilStable(page: Page, change: Change = {}): Promise<void> {
  await page.evaluate(
    async ({ theme, language, limit, unshown, unshownLimit }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const deadline = performance.now() + limit;
      if (theme !== undefined) document.documentElement.dataset.theme = theme;
      if (language) {
        document.dispatchEvent(new CustomEvent('story-language', { detail: language.name }));
        // The fonts of a language start loading only once it is rendered.
        while (document.documentElement.lang !== language.lang) {
          if (performance.now() > deadline)
            throw new Error(`The story did not change to ${language.name}.`);
          await nextFrame();
        }
      }
      while (document.querySelector('[data-awaited]')) {
        if (performance.now() > deadline) throw new Error('A lazy part of the story did not load.');
        await nextFrame();
      }
      await nextFrame();
      // A dialog with a field may open without a play function, which would wait for it.
      const unshownDeadline = performance.now() + unshownLimit;
      while (document.querySelector(unshown) && performance.now() < unshownDeadline) {
        await nextFrame();
      }
      await document.fonts.ready;
      // A broken image is a valid state; a partly loaded one is not.
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await nextFrame();
      await nextFrame();
    },
    {
      ...change,
      limit: TIMEOUT_MS,
      unshown: UNSHOWN_SELECTOR,
      unshownLimit: UNSHOWN_TIMEOUT_MS,
    },
  );
}

export async function forceRepaint(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  const own = isDark ? 'dark' : 'light';
  await waitUntilStable(page, { theme: isDark ? 'light' : 'dark' });
  await waitUntilStable(page, { theme: own });
}

/** Does nothing if the size is unchanged, because every resize causes a layout. */
export async function setViewport(page: Page, { width, height }: Viewport): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** How often the viewport may grow: parts that are sized relative to the viewport grow with it. */
const ATTEMPTS = 4;

/** Returns the height of the page; 0 if the page does not scroll. Waits for the layout of a new viewport. */
const measurePage = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const { documentElement: root } = document;
    return getComputedStyle(root).overflowY === 'hidden' ? 0 : root.scrollHeight;
  });

/**
 * Grows the viewport so that a screenshot shows the whole page. Does nothing for a page that does not scroll.
 * @param pageHeight measured if omitted
 */
export async function growToPageHeight(
  page: Page,
  viewport: Viewport,
  pageHeight?: number,
): Promise<void> {
  let { height } = viewport;
  let needed = pageHeight ?? (await measurePage(page));
  for (let attempt = 0; attempt < ATTEMPTS && needed > height; attempt += 1) {
    height = needed;
    await page.setViewportSize({ width: viewport.width, height });
    needed = await measurePage(page);
  }
}
