import { lazy, Suspense } from 'react';

const Blocks = lazy(() => import('./docsBlocks'));

/** The docs page of a component: Storybook's order, with a flow's statechart before its stories. */
export function DocsPage() {
  return (
    <Suspense>
      <Blocks />
    </Suspense>
  );
}
