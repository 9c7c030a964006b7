import { expect, test as base, type Page } from '@playwright/test';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { readStories } from '../scripts/lib/storyIndex.mjs';
import { contextOptions } from './browserOptions.ts';
import { findDuplicates, findOrphans, removeBaselines } from './checks/baselines.ts';
import { findSpokenOrphans, isSpoken, removeSpoken } from './checks/spoken.ts';

declare global {
  /** Set by `setupPage`: renders a story, plays it and runs axe. */
  var __test: (id: string) => Promise<void>;
  var __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
}

const { STORY_FILES = '', STORY_SCREENSHOTS, STORY_SPOKEN = 'off' } = process.env;
const files = STORY_FILES.split(' ').filter(Boolean);

const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};

// Only spoken texts: the other checks of a story are left out.
const isOnlySpoken = STORY_SPOKEN !== 'off' && STORY_SCREENSHOTS === 'off';

const turnAxeOff = () =>
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { a11y: { manual: true } },
  });

/** A page with Storybook, in which a worker shows all of its stories. After a failure, Playwright starts a new worker. */
const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext(contextOptions);
      await context.addInitScript(() => {
        globalThis.__isStoryTest = true;
        // Addons for people, which read the layout after every render.
        const unused = { highlight: false, measure: false, outline: false };
        let features = {};
        Object.defineProperty(globalThis, 'FEATURES', {
          get: () => features,
          set(all: object) {
            features = { ...all, ...unused };
          },
        });
        // A blinking caret would appear in some screenshots only.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { caret-color: transparent !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      const page = await context.newPage();
      await setupPage(page, context);
      // The preview's modules and the story index can finish loading after the page's load event.
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
      await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
      if (isOnlySpoken) await page.evaluate(turnAxeOff);
      await use(page);
    },
    { scope: 'worker' },
  ],
});

const allStories = readStories();
const stories = allStories
  .filter(({ importPath }) => files.length === 0 || files.some((file) => importPath.includes(file)))
  .filter(({ id, tags }) => !isOnlySpoken || isSpoken(id, tags));

const byFile = new Map<string, typeof stories>();
for (const story of stories) {
  byFile.set(story.importPath, [...(byFile.get(story.importPath) ?? []), story]);
}
const isWalk = ({ tags }: { tags: readonly string[] }) => tags.includes('walk');
// The longest files first, so that the workers end at about the same time. A walk takes some seconds.
const getWeight = (group: typeof stories) => group.length + 9 * group.filter(isWalk).length;
const groups = [...byFile].toSorted(([, one], [, other]) => getWeight(other) - getWeight(one));

for (const [file, group] of groups) {
  test.describe(file, () => {
    // A worker loads the modules of a file once; walks take too long for one worker.
    test.describe.configure({ mode: group.every(isWalk) ? 'parallel' : 'default' });
    for (const { id, title, name } of group) {
      test(`${title}: ${name}`, async ({ storyPage: page }) => {
        const story = { id, title, name };
        await preVisit?.(page, story);
        try {
          await page.evaluate((it) => globalThis.__test(it), id);
        } catch (error) {
          await postVisit?.(page, { ...story, hasFailure: true });
          throw error;
        }
        await postVisit?.(page, story);
      });
    }
  });
}

if (files.length === 0 && STORY_SCREENSHOTS !== 'off') {
  test('every baseline belongs to a story', () => {
    const orphans = findOrphans(allStories);
    if (STORY_SCREENSHOTS === 'update') return removeBaselines(orphans);
    expect(orphans, 'npm run test:visual -- --update removes them').toEqual([]);
  });

  test('no two baselines are identical', () => {
    expect(findDuplicates(), "tag all stories but one 'no-visual'").toEqual([]);
  });
}

if (files.length === 0 && STORY_SPOKEN !== 'off') {
  test('every spoken text belongs to a story', () => {
    const orphans = findSpokenOrphans(allStories);
    if (STORY_SPOKEN === 'update') return removeSpoken(orphans);
    expect(orphans, 'npm run test:stories -- --spoken --update removes them').toEqual([]);
  });
}
