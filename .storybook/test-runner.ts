import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { expectReadableColours } from './checks/contrast.ts';
import { matchScreenshot, recordExpectedBaseline } from './checks/screenshots.ts';
import {
  expectNoOverflow,
  getLanguageChecks,
  setLanguage,
  SMALL_VIEWPORT,
} from './checks/languages.ts';
import { collectProblems, getProblems } from './checks/problems.ts';
import { isolateStory, stopTimers } from './checks/isolateStory.ts';
import {
  hideStory,
  setViewport,
  waitUntilStable,
  growToPageHeight,
  themes,
} from './checks/waitUntilStable.ts';
import { readStory, type StoryChecks } from './checks/story.ts';
import { saveWalk } from './checks/saveWalk.ts';
import { hasTranslatedScreenshot, translatedLocales } from './screens.ts';

const takesScreenshots = ['compare', 'update'].includes(process.env.STORY_SCREENSHOTS ?? '');
const checksLanguages = process.env.STORY_LANGUAGES === 'on';

const visited = new WeakMap<Page, StoryChecks>();

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, { id }) {
    collectProblems(page);
    const [story] = await Promise.all([readStory(page, id), isolateStory(page)]);
    visited.set(page, story);
    await setViewport(page, story.viewport);
  },
  async postVisit(page, { id, hasFailure }) {
    await stopTimers(page);
    const story = visited.get(page) ?? (await readStory(page, id));
    const { hasScreenshots, viewport } = story;
    const translations = translatedLocales.filter((locale) => hasTranslatedScreenshot(id, locale));
    if (hasScreenshots)
      for (const variant of [...themes, ...translations]) recordExpectedBaseline(id, variant);
    // Also save the record of a walk that failed.
    if (story.isWalk) await saveWalk(page, id);
    if (hasFailure || story.isWalk) return;

    const problems = story.expectsConsoleError ? [] : [...getProblems(page)];
    const attempt = async (check: () => Promise<void>) => {
      try {
        await check();
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    };
    const comparesScreenshots = takesScreenshots && hasScreenshots;
    if (comparesScreenshots) await growToPageHeight(page, viewport);
    for (const theme of themes) {
      // In the light theme, the accessibility addon has already checked the contrast.
      const checksContrast = theme === 'dark' && story.checksContrast;
      if (!comparesScreenshots && !checksContrast) continue;
      await waitUntilStable(page, { theme });
      if (comparesScreenshots)
        await attempt(() => matchScreenshot(page, { id, variant: theme, viewport }));
      if (checksContrast) await attempt(() => expectReadableColours(page));
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
    await hideStory(page);
    if (problems.length === 0) return;
    // A story that failed only these checks leaves nothing running, so the next story can reuse its page.
    const isPageSound = story.expectsConsoleError || getProblems(page).length === 0;
    throw Object.assign(new Error(problems.join('\n\n')), { isPageSound });
  },
};

export default config;
