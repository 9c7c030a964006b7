import { createNetwork, NETWORK_CONDITIONS, type NetworkCondition } from '@rad-wallet/mocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Fragment, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { BEGUN_ANEW, CLOSED, OPENED, STRUCK, TOLD, type Struck, type Told } from './channel';
import { conditionTitles } from './titles';

/** Whatever a story asks goes over this, in front of the mocked server and of all that a story changes there. */
const network = createNetwork();
globalThis.fetch = network.fetch;

/** Counts how often the story was begun anew. */
let round = 0;
const rounds = new Set<() => void>();

function beginAnew() {
  network.forget();
  round += 1;
  for (const listener of rounds) listener();
}

const onRound = (listener: () => void) => {
  rounds.add(listener);
  return () => rounds.delete(listener);
};

let condition: NetworkCondition = 'normal';

/** Tells the panel, while somebody looks at it. */
function linkPanel() {
  const channel = addons.getChannel();
  let stop = () => {};
  const tell = () => {
    const told: Told = { condition, calls: network.calls(), strikes: [...network.strikes()] };
    channel.emit(TOLD, told);
  };
  channel.on(OPENED, () => {
    stop();
    stop = network.subscribe(tell);
    tell();
  });
  channel.on(CLOSED, () => stop());
  channel.on(STRUCK, ({ name, strike }: Struck) => network.strike(name, strike));
  channel.on(BEGUN_ANEW, beginAnew);
}

let isLinked = false;

/** For the preview's `beforeEach`: the story's calls begin with its first. */
export function beginStory(): void {
  if (!isLinked) linkPanel();
  isLinked = true;
  network.reset();
}

export const networkGlobals: NonNullable<Preview['globalTypes']> = {
  network: {
    description: 'What every call of the story meets',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      items: NETWORK_CONDITIONS.map((value) => ({ value, title: conditionTitles[value] })),
      dynamicTitle: true,
    },
  },
};

interface OverNetworkProps {
  chosen: NetworkCondition;
  children: ReactNode;
}

function OverNetwork({ chosen, children }: OverNetworkProps) {
  const begun = useSyncExternalStore(onRound, () => round);
  // Before the story's own effects, which ask.
  useLayoutEffect(() => {
    condition = chosen;
    network.setCondition(chosen);
  }, [chosen]);
  return <Fragment key={`${chosen} ${begun}`}>{children}</Fragment>;
}

/** Puts every story on the network of the toolbar; another one begins the story anew, to be seen from its first call. */
export const withNetwork: Decorator = (Story, { globals }) => (
  <OverNetwork chosen={globals.network as NetworkCondition}>
    <Story />
  </OverNetwork>
);
