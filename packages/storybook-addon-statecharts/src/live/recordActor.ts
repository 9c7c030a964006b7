import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';

export interface RecordedEvent {
  /** Milliseconds since the epoch. */
  time: number;
  event: EventObject;
  transitions: readonly AnyTransitionDefinition[];
  emitted: readonly EventObject[];
  snapshot: AnyMachineSnapshot;
}

export interface ActorRecord {
  events: readonly RecordedEvent[];
  /** Index of the current event. */
  current: number;
}

const MAX_EVENTS = 300;

const INIT: EventObject = { type: 'xstate.init' };

/** Records an actor's events, appended to an earlier record. Kept small, because it runs in every story. */
export function recordActor(
  actor: AnyActorRef,
  earlier: ActorRecord | null,
  onChange: () => void,
  now: () => number,
): { getRecord: () => ActorRecord; stop: () => void } {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  let { events, current }: ActorRecord = earlier ?? {
    events: [{ time: now(), event: INIT, transitions: [], emitted: [], snapshot }],
    current: 0,
  };
  let event = INIT;
  let transitions: AnyTransitionDefinition[] = [];
  let emitted: EventObject[] = [];

  const inspection = actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return;
    if (inspected.type === '@xstate.event') {
      ({ event } = inspected);
      transitions = [];
      emitted = [];
    } else if (inspected.type === '@xstate.microstep') {
      // XState has no public API for the transitions taken (statelyai/xstate#4693).
      transitions.push(...inspected._transitions);
    } else if (inspected.type === '@xstate.snapshot') {
      const after = inspected.snapshot as AnyMachineSnapshot;
      const recorded = { time: now(), event, transitions, emitted, snapshot: after };
      events = [...events.slice(0, current + 1), recorded].slice(-MAX_EVENTS);
      current = events.length - 1;
      onChange();
    }
  });
  // XState emits events after the snapshot, so the recorded event keeps a reference to this array.
  const emission = actor.on('*', (emittedEvent) => {
    emitted.push(emittedEvent as EventObject);
    onChange();
  });
  return {
    getRecord: () => ({ events, current }),
    stop() {
      inspection.unsubscribe();
      emission.unsubscribe();
    },
  };
}
