import type { Page } from 'playwright';

/** What the checks need to know of a story; see CONTRIBUTING for the parameters behind it. */
export interface StoryChecks {
  /** No pictures for a story tagged `no-visual` or with `visual: { disable: true }`. */
  hasImages: boolean;
  /** False where the story has switched the accessibility test or its contrast rule off. */
  checksContrast: boolean;
  /** `expectConsoleError: true`: the story shows a failure that is rightly logged. */
  expectsConsoleError: boolean;
  /** The story's play function has brought it to where it stands, and may have typed. */
  isPlayed: boolean;
  /** Tagged `walk`: it goes through many states, each of which has a story of its own for its looks. */
  isWalk: boolean;
  /** `languages: { ownWords: true }`: what it says is not the catalogue's. */
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
    visual?: { disable?: boolean };
    languages?: { ownWords?: boolean };
    expectConsoleError?: boolean;
    a11y?: { test?: string; disable?: boolean; config?: { rules?: Rule[] } };
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
}

declare global {
  /** Provided by the test runner's page script. */
  var __getContext: (id: string) => Promise<PreparedStory>;
}

/** Reads a story's own settings from the Storybook that is open in the page. */
export function readStory(page: Page, id: string): Promise<StoryChecks> {
  return page.evaluate(async (storyId) => {
    const { tags, parameters, storyGlobals, playFunction } = await globalThis.__getContext(storyId);
    const { a11y, languages, visual, viewport } = parameters;
    const size = viewport?.options?.[storyGlobals?.viewport?.value ?? 'phone']?.styles;
    const contrastOff = a11y?.config?.rules?.some(
      (rule) => rule.id === 'color-contrast' && rule.enabled === false,
    );
    return {
      hasImages: !tags.includes('no-visual') && !visual?.disable,
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
