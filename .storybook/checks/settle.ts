import type { Page } from 'playwright';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** Puts the story out of sight: what happens to the page before the next one is there costs nothing then. */
export async function hideStory(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.getElementById('storybook-root')?.toggleAttribute('data-over', true);
    delete document.documentElement.dataset.theme;
  });
}

/** How long a page may wait for a lazy part, ms. */
const PATIENCE_MS = 30_000;

/** What becomes of the page before it is waited for. */
interface Change {
  theme?: Theme;
  /** A language, and what the page then says that it speaks. */
  language?: { name: string; spoken: string };
}

/**
 * Waits until the page stands still: fonts, images and lazy parts there, motion at its end. A theme is put
 * on before, or a language, in the same call: each call into the page costs as much as what it does there.
 */
export async function settle(page: Page, change: Change = {}): Promise<void> {
  await page.evaluate(
    async ({ theme, language, patience }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const deadline = performance.now() + patience;
      if (theme !== undefined) document.documentElement.dataset.theme = theme;
      if (language) {
        document.dispatchEvent(new CustomEvent('story-language', { detail: language.name }));
        // The faces of a language are asked for once it is on the page: only then can one wait for them.
        while (document.documentElement.lang !== language.spoken) {
          if (performance.now() > deadline)
            throw new Error(`The story does not speak ${language.name}.`);
          await nextFrame();
        }
      }
      while (document.querySelector('[data-awaited]')) {
        if (performance.now() > deadline) throw new Error('A lazy part of the story did not come.');
        await nextFrame();
      }
      await nextFrame();
      await document.fonts.ready;
      // A picture that cannot be decoded is a state too; it only must not be half there.
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await nextFrame();
      await nextFrame();
    },
    { ...change, patience: PATIENCE_MS },
  );
}

/** Has the browser paint all of the page anew: in the other theme, and again in its own. */
export async function repaint(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  const own = isDark ? 'dark' : 'light';
  await settle(page, { theme: isDark ? 'light' : 'dark' });
  await settle(page, { theme: own });
}

/** Resizes the page, unless it has that size: every resize lays the page out anew. */
export async function resize(page: Page, { width, height }: Viewport): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** How often a page may ask for more height once it has what it asked for. */
const ATTEMPTS = 4;

/**
 * Makes the viewport as tall as the page, so that a picture has all of it, with what sticks to an edge
 * at that edge. Where the page does not scroll, an open dialog say, a person sees no more either.
 */
export async function showWhole(page: Page, viewport: Viewport): Promise<void> {
  let { height } = viewport;
  // What takes a share of the phone's height grows with it.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const needed = await page.evaluate(() => {
      const { documentElement: root } = document;
      return getComputedStyle(root).overflowY === 'hidden' ? 0 : root.scrollHeight;
    });
    if (needed <= height) return;
    height = needed;
    await page.setViewportSize({ width: viewport.width, height });
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
    });
  }
}
