/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React, { Suspense, lazy } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';

const ID = 'storybook/statechart';
const PANEL = `${ID}/panel`;

// What is not looked at is not run: the manager has it in its bundle, asleep.
const StoryPanel = lazy(() => import('./StoryPanel'));

/** The panel, while it is the one that is selected: Storybook calls panels active that nobody sees. */
function SelectedPanel() {
  const api = useStorybookApi();
  // Read anew whenever another panel is selected.
  useStorybookState();
  return api.getSelectedPanel() === PANEL ? (
    <Suspense fallback={null}>
      <StoryPanel />
    </Suspense>
  ) : null;
}

addons.register(ID, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <SelectedPanel /> : null),
  });
});
