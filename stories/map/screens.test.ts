import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas, servedPathByBaseline } from '#.storybook/screens';

const stories = path.resolve(import.meta.dirname, '..');
const screens = areas.flatMap((area) => area.screens);

test('the map links to the stories of every page', () => {
  const pages = globSync('Pages/*.stories.tsx', { cwd: stories }).map((file) => {
    const [, name = ''] =
      /title: 'Pages\/(.+?)'/.exec(readFileSync(path.join(stories, file), 'utf8')) ?? [];
    return `pages-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
  });
  const mapped = new Set(screens.map(({ story }) => story.split('--')[0]));
  expect(pages.length).toBeGreaterThan(20);
  expect([...mapped].toSorted()).toEqual(pages.toSorted());
});

test.each([...servedPathByBaseline.keys()])('%s exists', (baseline) => {
  expect(existsSync(path.join(stories, '__image_snapshots__', baseline))).toBe(true);
});
