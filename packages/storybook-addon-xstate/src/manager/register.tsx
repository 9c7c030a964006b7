/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React, { Suspense, lazy } from 'react';
import { addons, types } from 'storybook/manager-api';

const ID = 'storybook/statechart';

// What is not looked at is not run: the manager has it in its bundle, asleep.
const StoryPanel = lazy(() => import('./StoryPanel'));

addons.register(ID, () => {
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) =>
      active ? (
        <Suspense fallback={null}>
          <StoryPanel />
        </Suspense>
      ) : null,
  });
});
