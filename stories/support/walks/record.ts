import { listStates, listTransitions } from '@rad-wallet/testing';
import { getLeafStates } from 'storybook-addon-statecharts/model';
import type { AnyStateMachine, StateValue } from 'xstate';

/** Records which transitions and states of a machine a walk has covered. */
export function createRecord(machine: AnyStateMachine) {
  const missing = new Set([...listTransitions(machine), ...listStates(machine)]);
  return {
    addTransitions(ids: readonly string[]) {
      for (const id of ids) missing.delete(id);
    },
    addState(value: StateValue) {
      for (const state of getLeafStates(value)) missing.delete(state);
    },
    /** Returns the transitions and states that are not covered. */
    findMissing: () => [...missing],
  };
}
