/** Placeholder for a page that has no content yet. docs/rules.md DEMO-6. */
export default {
  title: 'Nothing here yet',
  text: 'There are no details of yours to show here yet.',
} as const;
