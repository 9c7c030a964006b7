/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { Suspense, lazy, useMemo } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import type * as panelModule from '../view/Panel';

const ID = 'storybook/statechart';
const PANEL = `${ID}/panel`;

// Loaded from the preset's static folder: Storybook bundles ordinary imports into the script of every page.
const Panel = lazy(async () => {
  const url = new URL('statecharts/panel.js', document.baseURI);
  // The URL is only known at run time.
  // oxlint-disable-next-line import/no-dynamic-require
  const module = (await import(url.href)) as typeof panelModule;
  return { default: module.Panel };
});

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
  // Storybook also renders a panel as active while another tab is selected.
  if (api.getSelectedPanel() !== PANEL) return null;
  return (
    <Suspense fallback={null}>
      <Panel
        channel={addons.getChannel()}
        storyIds={storyIds}
        onOpenStory={(id) => api.selectStory(id)}
        theme={theme.base === 'dark' ? 'dark' : 'light'}
      />
    </Suspense>
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
