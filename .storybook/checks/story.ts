import type { Page } from 'playwright';

export interface StoryChecks {
  /** False if the story has the tag `no-visual`. */
  hasScreenshots: boolean;
  /** False if the story turns off the accessibility test or its contrast rule. */
  checksContrast: boolean;
  /** `expectConsoleError: true`: the story shows a failure that logs an error. */
  expectsConsoleError: boolean;
  isPlayed: boolean;
  /** The tag `walk`: the story visits many states, each of which has its own story and screenshots. */
  isWalk: boolean;
  /** `languages: { ownWords: true }`: the story's text does not come from the catalogues. */
  hasOwnWords: boolean;
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
    languages?: { ownWords?: boolean };
    expectConsoleError?: boolean;
    a11y?: { test?: string; disable?: boolean; config?: { rules?: Rule[] } };
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
}

declare global {
  var __getContext: (id: string) => Promise<PreparedStory>;
}

export function readStory(page: Page, id: string): Promise<StoryChecks> {
  return page.evaluate(async (storyId) => {
    const { tags, parameters, storyGlobals, playFunction } = await globalThis.__getContext(storyId);
    const { a11y, languages, viewport } = parameters;
    const size = viewport?.options?.[storyGlobals?.viewport?.value ?? 'phone']?.styles;
    const contrastOff = a11y?.config?.rules?.some(
      (rule) => rule.id === 'color-contrast' && rule.enabled === false,
    );
    return {
      hasScreenshots: !tags.includes('no-visual'),
      checksContrast: !a11y?.disable && a11y?.test !== 'off' && !contrastOff,
      isWalk: tags.includes('walk'),
      isPlayed: playFunction !== undefined,
      hasOwnWords: languages?.ownWords === true,
      expectsConsoleError: parameters.expectConsoleError === true,
      viewport: {
        width: Number.parseInt(size?.width ?? '390', 10),
        height: Number.parseInt(size?.height ?? '844', 10),
      },
    };
  }, id);
}
