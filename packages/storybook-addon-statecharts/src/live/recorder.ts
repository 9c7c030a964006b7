import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';

/** One event with the microsteps that it caused. */
export interface Happening {
  /** Time, ms since the epoch. */
  at: number;
  event: EventObject;
  transitions: readonly AnyTransitionDefinition[];
  emitted: readonly EventObject[];
  /** The snapshot after the event. */
  snapshot: AnyMachineSnapshot;
}

export interface ActorRecord {
  happenings: readonly Happening[];
  /** The index of the current event. */
  line: number;
}

const KEPT = 300;

/** Records the events of an actor. Runs in every story, so it stays small. */
export function recordActor(
  actor: AnyActorRef,
  before: ActorRecord | null,
  onChange: () => void,
  clock: () => number,
) {
  const now = (): Happening => ({
    at: clock(),
    event: { type: 'xstate.init' },
    transitions: [],
    emitted: [],
    snapshot: actor.getSnapshot() as AnyMachineSnapshot,
  });
  let happenings: Happening[] = before ? [...before.happenings] : [now()];
  let line = before?.line ?? 0;
  let current: {
    event: EventObject;
    transitions: AnyTransitionDefinition[];
    emitted: EventObject[];
  } = { event: { type: 'xstate.init' }, transitions: [], emitted: [] };

  const inspection = actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return;
    switch (inspected.type) {
      case '@xstate.event':
        current = { event: inspected.event, transitions: [], emitted: [] };
        break;
      case '@xstate.microstep':
        current.transitions.push(...inspected._transitions);
        break;
      case '@xstate.snapshot': {
        const snapshot = inspected.snapshot as AnyMachineSnapshot;
        happenings = [
          ...happenings.slice(0, line + 1),
          { at: clock(), ...current, snapshot },
        ].slice(-KEPT);
        line = happenings.length - 1;
        onChange();
        break;
      }
      default:
    }
  });
  // XState emits after the snapshot, so the recorded event keeps a reference to this array.
  const emission = actor.on('*', (event) => {
    current.emitted.push(event as EventObject);
    onChange();
  });
  return {
    read: (): ActorRecord => ({ happenings, line }),
    stop() {
      inspection.unsubscribe();
      emission.unsubscribe();
    },
  };
}
