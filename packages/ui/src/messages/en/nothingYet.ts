/** In place of a screen that has nothing to show. docs/rules.md DEMO-6. */
export const nothingYet = {
  title: 'Nothing here yet',
  text: 'The wallet has no details of yours for this page so far.',
} as const;
