/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React, { useEffect, useState } from 'react';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { CallsPanel } from './CallsPanel';
import { BEGUN_ANEW, CLOSED, OPENED, STRUCK, TOLD, type Told } from './channel';

const ID = 'storybook/network';
const PANEL = `${ID}/panel`;

function StoryCalls() {
  const channel = addons.getChannel();
  const theme = useTheme();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    const ask = () => void channel.emit(OPENED);
    channel.on(TOLD, setTold);
    // A reloaded preview knows nothing of the panel.
    channel.on(STORY_PREPARED, ask);
    ask();
    return () => {
      channel.off(TOLD, setTold);
      channel.off(STORY_PREPARED, ask);
      channel.emit(CLOSED);
    };
  }, [channel]);
  return (
    <CallsPanel
      told={told}
      onStrike={(struck) => channel.emit(STRUCK, struck)}
      onBeginAnew={() => channel.emit(BEGUN_ANEW)}
      theme={theme.base === 'dark' ? 'dark' : 'light'}
    />
  );
}

/** The panel, while it is the one that is selected: Storybook calls panels active that nobody sees. */
function SelectedPanel() {
  const api = useStorybookApi();
  // Read anew whenever another panel is selected.
  useStorybookState();
  return api.getSelectedPanel() === PANEL ? <StoryCalls /> : null;
}

addons.register(ID, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Calls',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <SelectedPanel /> : null),
  });
});
