import { listStates, listTransitions } from '@rad-wallet/testing';
import { getLeafStates } from 'storybook-addon-statecharts/model';
import type { AnyStateMachine, StateValue } from 'xstate';

/** What caused a transition. */
export type Means = 'person' | 'page' | 'answer' | 'time' | 'beginning';

/** The states and transitions of a machine that its walks have covered. */
export interface WalkRecord {
  machine: string;
  /** The leaf states that were visited. */
  states: readonly string[];
  /** The number of leaf states. */
  ofStates: number;
  /** Each transition that was taken, with its first cause. */
  passed: Readonly<{ [transition: string]: Means }>;
  /** The number of transitions. */
  of: number;
}

/** Records which states and transitions of a machine the walks cover. */
export function createRecord(machine: AnyStateMachine) {
  const allStates = listStates(machine);
  const allTransitions = listTransitions(machine);
  const states = new Set<string>();
  const passed = new Map<string, Means>();
  return {
    addTransitions(ids: readonly string[], means: Means) {
      for (const id of ids) if (!passed.has(id)) passed.set(id, means);
    },
    addState(value: StateValue) {
      for (const state of getLeafStates(value)) states.add(state);
    },
    /** Returns the transitions and states that are not covered. */
    findMissing: () => [
      ...allTransitions.filter((id) => !passed.has(id)),
      ...allStates.filter((state) => !states.has(state)),
    ],
    read: (): WalkRecord => ({
      machine: machine.id,
      states: [...states],
      ofStates: allStates.length,
      passed: Object.fromEntries([...passed].filter(([id]) => allTransitions.includes(id))),
      of: allTransitions.length,
    }),
  };
}
