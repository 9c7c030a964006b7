/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { StoryPanel } from './StoryPanel';

const ID = 'storybook/statechart';
const PANEL = `${ID}/panel`;

/** The panel, while it is the one that is selected: Storybook calls panels active that nobody sees. */
function SelectedPanel() {
  const api = useStorybookApi();
  // Read anew whenever another panel is selected.
  useStorybookState();
  return api.getSelectedPanel() === PANEL ? <StoryPanel /> : null;
}

addons.register(ID, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <SelectedPanel /> : null),
  });
});
