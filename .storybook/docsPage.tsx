import { lazy, Suspense } from 'react';

// Loaded on demand: stories do not need it.
const Blocks = lazy(() => import('./docsBlocks'));

/** The docs page of a component: Storybook's order, with the statechart of a flow before its stories. */
export function DocsPage() {
  return (
    <Suspense>
      <Blocks />
    </Suspense>
  );
}
