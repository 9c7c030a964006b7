import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { expectReadableColours } from './checks/contrast.ts';
import { matchScreenshot } from './checks/screenshots.ts';
import {
  expectNoOverflow,
  getLanguageChecks,
  setLanguage,
  SMALL_VIEWPORT,
} from './checks/languages.ts';
import { collectProblems, getProblems } from './checks/problems.ts';
import { finishStory, prepareStory, type StoryChecks } from './checks/story.ts';
import { isSpoken, matchSpoken } from './checks/spoken.ts';
import {
  setViewport,
  waitUntilStable,
  growToPageHeight,
  themes,
} from './checks/waitUntilStable.ts';

const takesScreenshots = ['compare', 'update'].includes(process.env.STORY_SCREENSHOTS ?? '');
const checksLanguages = process.env.STORY_LANGUAGES === 'on';
const { STORY_SPOKEN = 'off' } = process.env;

const visited = new WeakMap<Page, StoryChecks>();

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, { id }) {
    collectProblems(page);
    const story = await prepareStory(page, id);
    visited.set(page, story);
    await setViewport(page, story.viewport);
  },
  async postVisit(page, { id, hasFailure }) {
    const pageHeight = await finishStory(page);
    const story = visited.get(page) ?? (await prepareStory(page, id));
    const { tags, viewport } = story;
    // It visits many states, each of which has its own story and screenshots.
    const isWalk = tags.includes('walk');
    if (hasFailure || isWalk) return;

    const problems = story.expectsConsoleError ? [] : [...getProblems(page)];
    const attempt = async (check: () => Promise<void>) => {
      try {
        await check();
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    };
    const comparesScreenshots = takesScreenshots && !tags.includes('no-visual');
    if (comparesScreenshots) await growToPageHeight(page, viewport, pageHeight);
    for (const theme of themes) {
      // In the light theme, the accessibility addon has already checked the contrast.
      const checksContrast = theme === 'dark' && story.checksContrast;
      if (!comparesScreenshots && !checksContrast) continue;
      await waitUntilStable(page, { theme });
      if (comparesScreenshots)
        await attempt(() => matchScreenshot(page, { id, variant: theme, viewport }));
      if (checksContrast) await attempt(() => expectReadableColours(page));
    }
    if (STORY_SPOKEN !== 'off' && isSpoken(id, tags)) {
      await waitUntilStable(page);
      await attempt(() => matchSpoken(page, id, STORY_SPOKEN === 'update'));
    }
    for (const languageCheck of checksLanguages ? getLanguageChecks(id, story) : []) {
      const { language } = languageCheck;
      const isTaken =
        comparesScreenshots && languageCheck.hasScreenshot && language !== 'pseudo-rtl';
      // Both themes have the same layout; screenshots are taken in the light theme.
      await setLanguage(page, language, isTaken ? 'light' : undefined);
      await attempt(() => expectNoOverflow(page, languageCheck));
      if (!isTaken) continue;
      await attempt(() =>
        matchScreenshot(page, { id, variant: language, viewport: SMALL_VIEWPORT }),
      );
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },
};

export default config;
