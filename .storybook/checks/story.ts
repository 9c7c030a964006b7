import type { Page } from 'playwright';

export interface StoryChecks {
  tags: readonly string[];
  /** False if the story turns off the accessibility test or its contrast rule. */
  checksContrast: boolean;
  /** `expectConsoleError: true`: the story shows a failure that logs an error. */
  expectsConsoleError: boolean;
  isPlayed: boolean;
  /** `languages: { ownWords: true }`: the story's text does not come from the catalogues. */
  hasOwnWords: boolean;
  /** `languages: { names: […] }`: names and typed texts, which are not translated. */
  names: readonly string[];
  viewport: { width: number; height: number };
}

interface Rule {
  id: string;
  enabled?: boolean;
}

interface PreparedStory {
  tags: string[];
  playFunction?: unknown;
  storyGlobals?: { viewport?: { value?: string } };
  parameters: {
    languages?: { ownWords?: boolean; names?: string[] };
    expectConsoleError?: boolean;
    a11y?: { test?: string; disable?: boolean; config?: { rules?: Rule[] } };
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
}

declare global {
  /** Set by the test runner; loads a story. */
  var __getContext: (id: string) => Promise<PreparedStory>;
  var __storyTimers: Set<number> | undefined;
}

/**
 * Reads a story, hides the previous one, and removes what could change this one:
 *
 * - announcements, which React Aria keeps for seconds
 * - timers of a second or more (redirects, toasts), which are recorded here and cleared by `finishStory`
 * - events of the real mouse, which would end a hover after a layout change
 * - Storybook's loading screens, which make axe take a third longer
 */
export function prepareStory(page: Page, id: string): Promise<StoryChecks> {
  return page.evaluate(async (storyId) => {
    document.getElementById('storybook-root')?.toggleAttribute('data-finished', true);
    delete document.documentElement.dataset.theme;
    for (const region of document.querySelectorAll('[data-live-announcer] > *')) {
      region.replaceChildren();
    }
    if (!globalThis.__storyTimers) {
      const timers = new Set<number>();
      globalThis.__storyTimers = timers;
      for (const screen of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) {
        screen.replaceChildren();
      }
      const setTimer = window.setTimeout.bind(window);
      window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
        const timer = setTimer(handler, delay, ...rest);
        if (delay !== undefined && delay >= 1000) timers.add(timer);
        return timer;
      }) as typeof window.setTimeout;
      const ignoreMouse = (event: Event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      };
      for (const kind of ['pointer', 'mouse']) {
        for (const what of ['over', 'out', 'enter', 'leave', 'move']) {
          window.addEventListener(`${kind}${what}`, ignoreMouse, { capture: true });
        }
      }
    }

    const { tags, parameters, storyGlobals, playFunction } = await globalThis.__getContext(storyId);
    const { a11y, languages, viewport } = parameters;
    const size = viewport?.options?.[storyGlobals?.viewport?.value ?? 'phone']?.styles;
    const contrastOff = a11y?.config?.rules?.some(
      (rule) => rule.id === 'color-contrast' && rule.enabled === false,
    );
    return {
      tags,
      checksContrast: !a11y?.disable && a11y?.test !== 'off' && !contrastOff,
      isPlayed: playFunction !== undefined,
      hasOwnWords: languages?.ownWords === true,
      names: languages?.names ?? [],
      expectsConsoleError: parameters.expectConsoleError === true,
      viewport: {
        width: Number.parseInt(size?.width ?? '390', 10),
        height: Number.parseInt(size?.height ?? '844', 10),
      },
    };
  }, id);
}

/** Stops the timers of a finished story. Returns the height of its page. */
export const finishStory = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const id of globalThis.__storyTimers ?? []) clearTimeout(id);
    globalThis.__storyTimers?.clear();
    const { documentElement: root } = document;
    return getComputedStyle(root).overflowY === 'hidden' ? 0 : root.scrollHeight;
  });
