/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { StoryPanel } from './StoryPanel';

const ID = 'storybook/statechart';
const PANEL = `${ID}/panel`;

/** Storybook also renders panels as active while another tab is selected: render only the selected one. */
function SelectedPanel() {
  const api = useStorybookApi();
  // Subscribes to changes of the selected panel.
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
