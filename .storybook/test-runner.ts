import type { TestRunnerConfig } from '@storybook/test-runner';
import { LATIN_WORDS } from '../packages/ui/src/messages/testing/allowed.ts';
import { expectReadableColours } from './checks/contrast.ts';
import { installImageMatcher, matchImage, noteImage } from './checks/images.ts';
import { expectToFit, looksAt } from './checks/languages.ts';
import { collectProblems, problemsOf } from './checks/problems.ts';
import {
  putTheme,
  resize,
  showTheme,
  showWhole,
  silenceAnnouncements,
  themes,
} from './checks/settle.ts';
import { readStory } from './checks/story.ts';
import { stopTimers, watchTimers } from './checks/timers.ts';

/** Words in Latin letters that stand in an Urdu or Arabic sentence. */
const KNOWN_WORDS = Object.values(LATIN_WORDS).flat();

const looksAtLanguages = process.env.STORY_LANGUAGES !== 'off';
const compareImages = process.env.STORY_IMAGES === 'compare';
/** A brand of the toolbar that every story is checked in, in place of our own. */
const brand = process.env.STORY_BRAND;

const config: TestRunnerConfig = {
  logLevel: 'error',
  setup: installImageMatcher,
  ...(brand && {
    async prepare({ page }) {
      await page.goto(new URL(`iframe.html?globals=brand:${brand}`, process.env.TARGET_URL).href);
    },
  }),
  async preVisit(page, { id }) {
    collectProblems(page);
    await silenceAnnouncements(page);
    await watchTimers(page);
    const { viewport } = await readStory(page, id);
    await resize(page, viewport);
  },
  /** What every story is held to, once it stands and its play function has run. */
  async postVisit(page, { id, title, hasFailure }) {
    await stopTimers(page);
    const story = await readStory(page, id);
    const hasImages = compareImages && story.hasImages;
    if (hasImages) for (const theme of themes) noteImage(title, id, theme);
    if (hasFailure) return;

    const problems = story.expectsConsoleError ? [] : [...problemsOf(page)];
    const attempt = async (check: () => Promise<void>) => {
      try {
        await check();
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    };
    const before = await page.evaluate(() => document.documentElement.dataset.theme);
    if (hasImages) await showWhole(page, story.viewport);
    // In light there is nothing to look at but the picture.
    for (const theme of hasImages ? themes : (['dark'] as const)) {
      await showTheme(page, theme);
      if (hasImages) await attempt(() => matchImage(page, title, id, theme));
      // In light, the accessibility addon has already looked, with every rule that it has.
      if (theme === 'dark' && story.checksContrast) {
        await attempt(() => expectReadableColours(page));
      }
    }
    await putTheme(page, before);
    if (looksAtLanguages && story.isSpoken) {
      for (const look of looksAt(title, story)) {
        await attempt(() => expectToFit(page, look, KNOWN_WORDS));
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },
};

export default config;
