import { listStates, listTransitions } from '@rad-wallet/testing';
import { getLeafStates } from 'storybook-addon-statecharts/model';
import type { AnyStateMachine, StateValue } from 'xstate';

export type TransitionCause = 'user' | 'page' | 'result' | 'time' | 'start';

export interface WalkCoverage {
  machine: string;
  states: readonly string[];
  stateCount: number;
  /** Each transition that was taken, with its first cause. */
  covered: Readonly<{ [transition: string]: TransitionCause }>;
  transitionCount: number;
}

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
    read: (): WalkCoverage => ({
      machine: machine.id,
      states: [...states],
      stateCount: allStates.length,
      covered: Object.fromEntries([...covered].filter(([id]) => allTransitions.includes(id))),
      transitionCount: allTransitions.length,
    }),
  };
}
