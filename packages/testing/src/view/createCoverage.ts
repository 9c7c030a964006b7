import type { AnyStateMachine, StateValue } from 'xstate';
import { listStates, listTransitions } from '../machine';

/** Returns the atomic states of a value, such as `editing.details`. */
export const getAtomicStates = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner]) =>
        inner === undefined || Object.keys(inner).length === 0
          ? [state]
          : getAtomicStates(inner).map((name) => `${state}.${name}`),
      );

/** Records which transitions and states of a machine a walk has covered. */
export function createCoverage(machine: AnyStateMachine) {
  const missing = new Set([...listTransitions(machine), ...listStates(machine)]);
  return {
    addTransitions(ids: readonly string[]) {
      for (const id of ids) missing.delete(id);
    },
    addState(value: StateValue) {
      for (const state of getAtomicStates(value)) missing.delete(state);
    },
    /** Returns the transitions and states that are not covered. */
    findMissing: () => [...missing],
  };
}
