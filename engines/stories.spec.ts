import { readStories } from '../scripts/lib/storyIndex.mjs';
import { playStory, prepareStorybook, takeResult } from './playStory';
import { Tab } from './tab';
import { expect, test as base } from './test';

/** A tab with Storybook, in which a worker shows its stories one after the other. */
const test = base.extend<object, { storybook: Tab }>({
  storybook: [
    async ({ engine, storybookURL }, provide) => {
      const driver = await engine.openTab();
      const tab = new Tab(driver, storybookURL);
      await tab.open('/iframe.html');
      await expect.poll(() => tab.run(prepareStorybook), { timeout: 60_000 }).toBe(true);
      await provide(tab);
      await driver.close();
    },
    { scope: 'worker' },
  ],
});

/** What fields submit in forms, where engines differ. */
const CONTRACT = 'Components/Contract';

/** The first story of each component and page, the contract of fields, and pages' states that need no play function. */
const stories = readStories().filter(({ title, tags }, index, all) => {
  const isFirst = all.findIndex((story) => story.title === title) === index;
  if (title.startsWith('Components/')) return isFirst || title === CONTRACT;
  return title.startsWith('Pages/') && (isFirst || !tags.includes('play-fn'));
});

for (const file of new Set(stories.map(({ importPath }) => importPath))) {
  test.describe(file, () => {
    // A worker loads the modules of a file once.
    test.describe.configure({ mode: 'default' });
    for (const { id, title, name } of stories.filter(({ importPath }) => importPath === file)) {
      test(`${title}: ${name}`, async ({ storybook }) => {
        await storybook.run(playStory, id);
        let problems: readonly string[] | null = null;
        await expect
          .poll(async () => (problems = await storybook.run(takeResult)), {
            intervals: [50],
            timeout: 60_000,
          })
          .not.toBeNull();
        expect(problems).toEqual([]);
      });
    }
  });
}
