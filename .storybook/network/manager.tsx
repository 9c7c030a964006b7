/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { useEffect, useState } from 'react';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { CallsPanel } from './CallsPanel';
import {
  RESET,
  PANEL_CLOSED,
  PANEL_OPENED,
  FAULT_CHANGED,
  CALLS_UPDATED,
  type NetworkState,
} from './channel';

const ID = 'storybook/network';
const PANEL = `${ID}/panel`;

function StoryCalls() {
  const channel = addons.getChannel();
  const theme = useTheme();
  const [state, setState] = useState<NetworkState | null>(null);
  useEffect(() => {
    const open = () => void channel.emit(PANEL_OPENED);
    channel.on(CALLS_UPDATED, setState);
    // A reloaded preview has lost its subscription.
    channel.on(STORY_PREPARED, open);
    open();
    return () => {
      channel.off(CALLS_UPDATED, setState);
      channel.off(STORY_PREPARED, open);
      channel.emit(PANEL_CLOSED);
    };
  }, [channel]);
  return (
    <CallsPanel
      state={state}
      onFaultChange={(change) => channel.emit(FAULT_CHANGED, change)}
      onReset={() => channel.emit(RESET)}
      theme={theme.base === 'dark' ? 'dark' : 'light'}
    />
  );
}

/** Renders the panel only while it is selected, because Storybook marks hidden panels as active too. */
function SelectedPanel() {
  const api = useStorybookApi();
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
