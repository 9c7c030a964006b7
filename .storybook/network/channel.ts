import type { Call, NetworkCondition, InjectedFault } from '@rad-wallet/mocks';

// Messages between the story and the Calls panel. Their payloads are serializable.

const ID = 'storybook/network';

/** From the story: its requests or faults have changed. */
export const CALLS_UPDATED = `${ID}/calls-updated`;
/** To the story: the panel is open. */
export const PANEL_OPENED = `${ID}/opened`;
/** To the story: the panel is closed. */
export const PANEL_CLOSED = `${ID}/closed`;
/** To the story: inject this fault into the next request with this name. */
export const FAULT_CHANGED = `${ID}/fault-changed`;
/** To the story: clear the calls and remount. */
export const RESET = `${ID}/reset`;

export interface NetworkState {
  condition: NetworkCondition;
  calls: readonly Call[];
  injectedFaults: readonly (readonly [name: string, fault: InjectedFault])[];
}

export interface FaultChange {
  name: string;
  fault: InjectedFault | null;
}
