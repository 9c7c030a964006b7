import type { StoriesEntry } from 'storybook/internal/types';

/** All that Storybook has. */
const ALL: StoriesEntry[] = ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'];

/**
 * What Storybook is built of: everything, or, where a change is tested (`npm test -- --changed`), the
 * files that it can reach, named in `STORYBOOK_STORIES` from the root of the project. They keep the folder
 * that all stories have, since titles, and with them the pictures' names, are told from it.
 */
export const chosenStories = (chosen = process.env.STORYBOOK_STORIES): StoriesEntry[] =>
  chosen
    ? chosen
        .split(',')
        .map((file) => ({ directory: '../stories', files: file.replace(/^stories\//, '') }))
    : ALL;
