import { createNetwork, NETWORK_CONDITIONS, type NetworkCondition } from '@rad-wallet/mocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Fragment, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { createStore } from 'zustand/vanilla';
import {
  RESET,
  PANEL_CLOSED,
  PANEL_OPENED,
  FAULT_CHANGED,
  CALLS_UPDATED,
  type FaultChange,
  type NetworkState,
} from './channel';
import { conditionTitles } from './titles';

/** Wraps `fetch`, in front of the mocked server and its overrides. */
const network = createNetwork();
globalThis.fetch = network.fetch;

const resets = createStore(() => 0);

function resetStory() {
  network.clearCalls();
  resets.setState((count) => count + 1);
}

let condition: NetworkCondition = 'normal';

function connectPanel() {
  const channel = addons.getChannel();
  let unsubscribe = () => {};
  const sendState = () => {
    const state: NetworkState = {
      condition,
      calls: network.calls(),
      injectedFaults: [...network.injectedFaults()],
    };
    channel.emit(CALLS_UPDATED, state);
  };
  channel.on(PANEL_OPENED, () => {
    unsubscribe();
    unsubscribe = network.subscribe(sendState);
    sendState();
  });
  channel.on(PANEL_CLOSED, () => unsubscribe());
  channel.on(FAULT_CHANGED, ({ name, fault }: FaultChange) => network.injectFault(name, fault));
  channel.on(RESET, resetStory);
}

let isLinked = false;

export function resetNetwork(): void {
  if (!isLinked) connectPanel();
  isLinked = true;
  network.reset();
}

export const networkGlobals: NonNullable<Preview['globalTypes']> = {
  network: {
    description: 'The fault of every request of the story',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      items: NETWORK_CONDITIONS.map((value) => ({ value, title: conditionTitles[value] })),
      dynamicTitle: true,
    },
  },
};

interface StoryNetworkProps {
  chosen: NetworkCondition;
  children: ReactNode;
}

function StoryNetwork({ chosen, children }: StoryNetworkProps) {
  const resetCount = useSyncExternalStore(resets.subscribe, resets.getState);
  // Use a layout effect, which runs before the story's effects send requests.
  useLayoutEffect(() => {
    condition = chosen;
    network.setCondition(chosen);
  }, [chosen]);
  return <Fragment key={`${chosen} ${resetCount}`}>{children}</Fragment>;
}

/** Applies the toolbar's network condition. A new condition remounts the story. */
export const withNetwork: Decorator = (Story, { globals }) => (
  <StoryNetwork chosen={globals.network as NetworkCondition}>
    <Story />
  </StoryNetwork>
);
