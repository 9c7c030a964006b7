import type { ComponentType } from 'react';
import type { StateValue } from 'xstate';

/** Custom views for some steps, which replace the defaults. Each gets the running actor. */
export type FlowSteps<Step extends string, Actor> = {
  readonly [Name in Step]?: ComponentType<{ actor: Actor }>;
};

/** A flow's steps, in display order. */
export interface StepList<Step extends string, Snapshot = { value: StateValue }> {
  readonly names: readonly Step[];
  /** Additional states that show a step, besides the state with the step's name. */
  readonly states: Readonly<Record<Step, readonly string[]>>;
  /** Returns the step shown in this snapshot. */
  readonly current: (snapshot: Snapshot) => Step;
  /** Position of the step, starting at 1. Determines its history entry and slide direction. */
  readonly depth: (step: Step) => number;
}

function getActiveStates(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, child]) =>
    child === undefined ? [name] : [name, ...getActiveStates(child)],
  );
}

/**
 * A step is shown in the state with its name and in its additional states: `{ confirming: ['sending'] }`. All other
 * states show the first step.
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
