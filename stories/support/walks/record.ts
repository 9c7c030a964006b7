import { listStates, listTransitions } from '@rad-wallet/testing';
import { getLeafStates } from 'storybook-addon-statecharts/model';
import type { AnyStateMachine, StateValue } from 'xstate';

/** What caused a transition. */
export type TransitionCause = 'user' | 'page' | 'result' | 'time' | 'start';

/** The states and transitions of a machine that its walks have covered. */
export interface WalkRecord {
  machine: string;
  /** The leaf states that were visited. */
  states: readonly string[];
  /** The number of leaf states. */
  stateCount: number;
  /** Each transition that was taken, with its first cause. */
  covered: Readonly<{ [transition: string]: TransitionCause }>;
  /** The number of transitions. */
  transitionCount: number;
}

/** Records which states and transitions of a machine the walks cover. */
export function createRecord(machine: AnyStateMachine) {
  const allStates = listStates(machine);
  const allTransitions = listTransitions(machine);
  const states = new Set<string>();
  const covered = new Map<string, TransitionCause>();
  return {
    addTransitions(ids: readonly string[], cause: TransitionCause) {
      for (const id of ids) if (!covered.has(id)) covered.set(id, cause);
    },
    addState(value: StateValue) {
      for (const state of getLeafStates(value)) states.add(state);
    },
    /** Returns the transitions and states that are not covered. */
    findMissing: () => [
      ...allTransitions.filter((id) => !covered.has(id)),
      ...allStates.filter((state) => !states.has(state)),
    ],
    read: (): WalkRecord => ({
      machine: machine.id,
      states: [...states],
      stateCount: allStates.length,
      covered: Object.fromEntries([...covered].filter(([id]) => allTransitions.includes(id))),
      transitionCount: allTransitions.length,
    }),
  };
}
