import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';

/** What happened to an actor: one event, with all that followed from it at once. */
export interface Happening {
  /** As `Date.now()` has it. */
  at: number;
  event: EventObject;
  transitions: readonly AnyTransitionDefinition[];
  emitted: readonly EventObject[];
  /** How it stood then. */
  snapshot: AnyMachineSnapshot;
}

/** What an actor went through while it was shown. */
export interface ActorRecord {
  happenings: readonly Happening[];
  /** The one that stands now. */
  line: number;
}

/** So many are kept; those before are forgotten. */
const KEPT = 300;

/** Records an actor from now on. Light, since it runs whether or not anybody looks. */
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
  // After its snapshot an actor may still emit: the happening holds the list itself.
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
