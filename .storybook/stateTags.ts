import type { Indexer } from 'storybook/internal/types';

/** The tags that a story's name gives, for the filter of the sidebar. */
const TAGS: Readonly<Record<string, RegExp>> = {
  loading: /Loading/,
  failed: /Failed|Error|Rejected|Refused|NotLoaded/,
  'in-doubt': /InDoubt/,
  offline: /Offline/,
  empty: /^(Empty|No)([A-Z]|$)/,
  invalid: /Invalid/,
  urdu: /Urdu/,
  arabic: /Arabic/,
};

export const getStateTags = (exportName: string): string[] =>
  Object.keys(TAGS).filter((tag) => TAGS[tag]?.test(exportName));

/** Adds the tags to what the indexers find. */
export const tagStates = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (...args) =>
      (await indexer.createIndex(...args)).map((entry) => ({
        ...entry,
        tags: [...(entry.tags ?? []), ...getStateTags(entry.exportName)],
      })),
  }));
