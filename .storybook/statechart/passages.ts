import { transitionsOf } from 'storybook-addon-statecharts/model';
import type { AnyStateMachine, InspectionEvent } from 'xstate';

/** What a machine has passed since it was last asked. */
export interface Passages {
  /** To be told what goes on inside the machine's actor, from its first moment. */
  inspect: (inspected: InspectionEvent) => void;
  /** The transitions that were passed since the last call, by their ids in the chart. */
  take: () => string[];
}

/**
 * Notes which transitions an actor really takes, by what XState itself says of each of its steps. Who takes
 * them out after everything that is done knows by what each was passed; what nobody did has no place there.
 */
export function recordPassages(): Passages {
  let passed: string[] = [];
  const idsOf = new WeakMap<AnyStateMachine, Map<unknown, string>>();
  const idIn = (machine: AnyStateMachine, wanted: unknown) => {
    const known = idsOf.get(machine);
    if (known) return known.get(wanted);
    const ids = new Map<unknown, string>(
      transitionsOf(machine).map(({ id, transition }) => [transition, id]),
    );
    idsOf.set(machine, ids);
    return ids.get(wanted);
  };
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions) {
        const id = idIn(transition.source.machine, transition);
        if (id !== undefined) passed.push(id);
      }
    },
    take: () => {
      const taken = passed;
      passed = [];
      return taken;
    },
  };
}
