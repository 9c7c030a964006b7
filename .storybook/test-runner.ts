import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { expectReadableColours } from './checks/contrast.ts';
import { installImageMatcher, matchImage, noteImage } from './checks/images.ts';
import { expectToFit, looksAt, SMALL, speak } from './checks/languages.ts';
import { collectProblems, problemsOf } from './checks/problems.ts';
import { quieten, stopTimers } from './checks/quiet.ts';
import { hideStory, resize, settle, showWhole, themes } from './checks/settle.ts';
import { translatedPictures } from './screens.ts';
import { readStory, type StoryChecks } from './checks/story.ts';
import { keepWalk } from './checks/walks.ts';

/** `off`, or the looks in other languages that are taken, in place of all. */
const chosenLooks = process.env.STORY_LANGUAGES?.split(',');
/** The themes in which stories are looked at; words that show in one show in the other. */
const chosenThemes = themes.filter(
  (theme) => process.env.STORY_THEMES?.split(',').includes(theme) ?? true,
);
const looksAtLanguages = !chosenLooks?.includes('off');
/** Whether a story that has failed is looked at no further: its other pictures and looks wait for the next run. */
const endsEarly = process.env.STORY_ENDS === 'early';
const takesImages = ['compare', 'draw'].includes(process.env.STORY_IMAGES ?? '');
/** What `preVisit` has read of the story in a page, for `postVisit`. */
const visited = new WeakMap<Page, StoryChecks>();

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
    const [story] = await Promise.all([readStory(page, id), quieten(page)]);
    visited.set(page, story);
    await resize(page, story.viewport);
  },
  /** What every story is held to, once it stands and its play function has run. */
  async postVisit(page, { id, title, hasFailure }) {
    await stopTimers(page);
    const story = visited.get(page) ?? (await readStory(page, id));
    const hasImages = takesImages && story.hasImages;
    const translated = (['ur', 'ar'] as const).filter((it) => translatedPictures[it].has(id));
    if (hasImages) for (const look of [...themes, ...translated]) noteImage(title, id, look);
    // What it has passed is told of a walk that failed, too.
    if (story.isWalk) await keepWalk(page, id);
    if (hasFailure || story.isWalk) return;

    const problems = story.expectsConsoleError ? [] : [...problemsOf(page)];
    const attempt = async (check: () => Promise<void>) => {
      if (endsEarly && problems.length > 0) return;
      try {
        await check();
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    };
    if (hasImages) await showWhole(page, story.viewport);
    // In light there is nothing to look at but the picture.
    for (const theme of chosenThemes) {
      if ((theme === 'light' && !hasImages) || (endsEarly && problems.length > 0)) continue;
      await settle(page, { theme });
      if (hasImages)
        await attempt(() => matchImage(page, { title, id, look: theme, viewport: story.viewport }));
      // In light, the accessibility addon has already looked, with every rule that it has.
      if (theme === 'dark' && story.checksContrast) {
        await attempt(() => expectReadableColours(page));
      }
    }
    if (looksAtLanguages) {
      for (const look of looksAt(id, story)) {
        const { language } = look;
        if (chosenLooks && !chosenLooks.includes(language)) continue;
        if (endsEarly && problems.length > 0) break;
        const isDrawn = hasImages && look.hasImage && language !== 'pseudo-rtl';
        // What fits in one theme fits in the other: only its picture is taken in light.
        await speak(page, language, isDrawn ? 'light' : undefined);
        await attempt(() => expectToFit(page, look));
        if (!isDrawn) continue;
        await attempt(() => matchImage(page, { title, id, look: language, viewport: SMALL }));
      }
    }
    await hideStory(page);
    if (problems.length === 0) return;
    // Nothing of a story that only looks wrong still runs: the next one may have its page.
    const isPageSound = story.expectsConsoleError || problemsOf(page).length === 0;
    throw Object.assign(new Error(problems.join('\n\n')), { isPageSound });
  },
};

export default config;
