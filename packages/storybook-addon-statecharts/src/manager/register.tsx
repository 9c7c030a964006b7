import React, { useMemo } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { Panel } from '../view/Panel';

const ID = 'storybook/statechart';
const PANEL = `${ID}/panel`;

// Storybook compiles the manager's JSX to `React.createElement` without importing React.
Object.assign(globalThis, { React });

function StoryPanel() {
  const api = useStorybookApi();
  const { storyId, index } = useStorybookState();
  const theme = useTheme();
  const title = index?.[storyId]?.type === 'story' ? index[storyId].title : null;
  const storyIds = useMemo(
    () =>
      Object.values(index ?? {}).flatMap((entry) =>
        entry.type === 'story' && entry.title === title ? entry.id : [],
      ),
    [index, title],
  );
  // Storybook renders a panel as active even while another tab is selected.
  if (api.getSelectedPanel() !== PANEL) return null;
  return (
    <Panel
      channel={addons.getChannel()}
      storyIds={storyIds}
      onOpenStory={(id) => api.selectStory(id)}
      theme={theme.base === 'dark' ? 'dark' : 'light'}
    />
  );
}

addons.register(ID, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <StoryPanel /> : null),
  });
});
