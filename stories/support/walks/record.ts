import { statesOf } from '@rad-wallet/testing';
import { leavesOf } from 'storybook-addon-statecharts/model';
import type { AnyStateMachine, StateValue } from 'xstate';

/** By what a transition was passed. */
export type Means = 'person' | 'page' | 'answer' | 'time' | 'beginning';

/** What the walks of a machine have passed through its view so far. */
export interface WalkRecord {
  machine: string;
  /** Innermost states that stood at some time. */
  states: readonly string[];
  /** How many innermost states there are. */
  ofStates: number;
  /** Each transition that counts, with the first means by which it was passed. */
  passed: Readonly<{ [transition: string]: Means }>;
  /** How many there are. */
  of: number;
}

/** Keeps a record of a machine; `counted` are the ids of the transitions that count. */
export function recordOf(machine: AnyStateMachine, counted: readonly string[]) {
  const allStates = statesOf(machine);
  const states = new Set<string>();
  const passed = new Map<string, Means>();
  return {
    /** Transitions were passed. */
    pass(ids: readonly string[], means: Means) {
      for (const id of ids) if (!passed.has(id)) passed.set(id, means);
    },
    /** A state stands. */
    stand(value: StateValue) {
      for (const state of leavesOf(value)) states.add(state);
    },
    /** What was not passed, and did not stand. */
    missing: () => [
      ...counted.filter((id) => !passed.has(id)),
      ...allStates.filter((state) => !states.has(state)),
    ],
    read: (): WalkRecord => ({
      machine: machine.id,
      states: [...states],
      ofStates: allStates.length,
      passed: Object.fromEntries([...passed].filter(([id]) => counted.includes(id))),
      of: counted.length,
    }),
  };
}
