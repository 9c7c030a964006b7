import type { ComponentType } from 'react';
import type { StateValue } from 'xstate';

/** Views that replace a flow's default views, by step. Each receives the running actor. */
export type FlowSteps<Step extends string, Actor> = {
  readonly [Name in Step]?: ComponentType<{ actor: Actor }>;
};

/** The steps of a flow, in the order in which the user sees them. */
export interface StepList<Step extends string, Snapshot = { value: StateValue }> {
  readonly names: readonly Step[];
  /** The states that show each step, besides the state with the step's name. */
  readonly states: Readonly<Record<Step, readonly string[]>>;
  /** Returns the step that is visible in this snapshot. */
  readonly current: (snapshot: Snapshot) => Step;
  /** Starts at 1; determines the step's history entry and slide direction. */
  readonly depth: (step: Step) => number;
}

function getActiveStates(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, child]) =>
    child === undefined ? [name] : [name, ...getActiveStates(child)],
  );
}

/**
 * A step is visible in the state with its name and in those listed for it: `{ confirming: ['sending'] }`.
 * In any other state, the first step is visible.
 */
export function defineSteps<Step extends string>(
  states: Readonly<Record<Step, readonly string[]>>,
): StepList<Step> {
  const names = Object.keys(states) as Step[];
  const stepByState = new Map(
    names.flatMap((step) => [step, ...states[step]].map((state) => [state, step] as const)),
  );
  const [first] = names;
  if (first === undefined) throw new Error('A flow needs a step.');
  return {
    names,
    states,
    current: ({ value }) => {
      const state = getActiveStates(value).find((name) => stepByState.has(name));
      return (state !== undefined && stepByState.get(state)) || first;
    },
    depth: (step) => names.indexOf(step) + 1,
  };
}
