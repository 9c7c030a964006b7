import type { StateValue } from 'xstate';

/** The steps of a flow: what the person sees, in order. */
export interface StepList<Step extends string, Snapshot = { value: StateValue }> {
  /** The steps in their order. */
  readonly names: readonly Step[];
  /** The states that show each step besides the one of its name. */
  readonly states: Readonly<Record<Step, readonly string[]>>;
  /** The step shown in this state of the flow. */
  readonly current: (snapshot: Snapshot) => Step;
  /** Position of a step from 1; determines its history entry and slide direction. */
  readonly depth: (step: Step) => number;
}

/** The names of all active states, those of nested and parallel states included. */
function getActiveStates(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, child]) =>
    child === undefined ? [name] : [name, ...getActiveStates(child)],
  );
}

/**
 * Lists the steps of a flow in their order. A step is shown in the state of its name and in the states
 * listed behind it: `{ confirming: ['sending'], sent: ['completed'] }`. The first step is shown in any other state.
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
