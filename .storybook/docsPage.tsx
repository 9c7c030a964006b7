import { lazy, Suspense } from 'react';

// A story does without what only documents need.
const Blocks = lazy(() => import('./docsBlocks'));

/** The documents of a component: Storybook's own order, with the statechart of a flow before its stories. */
export function DocsPage() {
  return (
    <Suspense>
      <Blocks />
    </Suspense>
  );
}
