import type { Indexer } from 'storybook/internal/types';

/** The tags that a story's name gives, for the filter of the sidebar. */
const TAGS: Readonly<Record<string, RegExp>> = {
  loading: /Loading|Awaiting|Skeleton/,
  failed:
    /Failed|Error|Rejected|Refused|NotLoaded|NotSaved|Unauthorized|Malformed|Unexpected|TimedOut|Denied|Unreadable|Damaged/,
  'in-doubt': /InDoubt/,
  offline: /Offline/,
  // Other names with `No` lack something else, such as `NoClipboard`.
  empty:
    /^Empty(?!Name|Amount)|^No(?!Nicknames)\w+s(InPeriod)?$|^No(Content|Data|Profile)$|^No\w+Found$|NothingFound|WithoutContent/,
  invalid: /Invalid/,
  urdu: /Urdu/,
  arabic: /Arabic/,
};

/** The part of the name that describes how the story ends: `FailedThenSent` ends with the payment sent. */
const getEnd = (exportName: string) =>
  exportName.replace(/^\w*Then(?=[A-Z])/, '').replace(/After[A-Z].*/, '');

export const getStateTags = (exportName: string): string[] =>
  Object.keys(TAGS).filter((tag) => TAGS[tag]?.test(getEnd(exportName)));

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
