import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { guardOf } from '../model/names';
import { transitionsOf } from '../model/chartOf';
import type { ChartTransition } from '../model/chart';
import type { StatechartPlan } from './shownActor';

/** Whether an event type matches a descriptor: `a.b`, `a.*`, `*`. */
export function isMeant(descriptor: string, type: string): boolean {
  if (descriptor === '*') return !type.startsWith('xstate.');
  if (descriptor.endsWith('.*')) {
    const start = descriptor.slice(0, -2);
    return type === start || type.startsWith(`${start}.`);
  }
  return descriptor === type;
}

/** The events that can take a transition; none for one that only the machine takes. */
export function eventsFor(
  { trigger, eventType }: ChartTransition,
  { events = [], answers = {} }: StatechartPlan = {},
): EventObject[] {
  switch (trigger.kind) {
    case 'event': {
      const known = events.filter(({ type }) => isMeant(eventType, type));
      if (known.length > 0) return known;
      // Only the plan has events for a wildcard.
      return eventType.includes('*') ? [] : [{ type: eventType }];
    }
    case 'after':
      return [{ type: eventType }];
    case 'done':
      return (answers[trigger.src]?.done ?? [undefined]).map(
        (output) => ({ type: eventType, output, actorId: trigger.invoke }) as EventObject,
      );
    case 'error':
      return (answers[trigger.src]?.errors ?? [new Error('refused')]).map(
        (error) => ({ type: eventType, error, actorId: trigger.invoke }) as EventObject,
      );
    case 'route':
      return [{ type: eventType, to: `#${trigger.to}` } as EventObject];
    case 'always':
    case 'snapshot':
    case 'finished':
      return [];
  }
}

/** The transitions that an event would take; null when a guard throws, for example without a payload. */
export function wouldTake(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): readonly AnyTransitionDefinition[] | null {
  try {
    return snapshot.machine.getTransitionData(snapshot, event as never);
  } catch {
    return null;
  }
}

/** Which transitions can be taken, and which ones their guards refuse. */
export function offersOf(
  snapshot: AnyMachineSnapshot,
  transitions: readonly ChartTransition[],
  active: ReadonlySet<string>,
  plan?: StatechartPlan,
): [string, 'open' | 'refused'][] {
  if (snapshot.status !== 'active') return [];
  const listed = new Map(
    transitionsOf(snapshot.machine).map(({ id, transition }) => [id, transition]),
  );
  return transitions.flatMap((transition): [string, 'open' | 'refused'][] => {
    const { id, source, isForbidden, guard } = transition;
    if (isForbidden || !active.has(source)) return [];
    const own = listed.get(id);
    const results = eventsFor(transition, plan).map((event) => wouldTake(snapshot, event));
    if (results.length === 0 || !own) return [];
    if (results.some((taken) => taken === null || taken.includes(own))) return [[id, 'open']];
    // Another transition is taken. The guard refused this one only if it was tested first.
    const isAsked = results.some((taken) => taken?.every((other) => comesAfter(own, other)));
    return guard && isAsked ? [[id, 'refused']] : [];
  });
}

/** XState tests descendants before ancestors, and transitions of one state in order. */
function comesAfter(first: AnyTransitionDefinition, second: AnyTransitionDefinition): boolean {
  if (first.source !== second.source) return first.source.path.length > second.source.path.length;
  const candidates = first.source.transitions.get(first.eventType) ?? [];
  return candidates.indexOf(first) < candidates.indexOf(second);
}

/** The guards that refused an event, in test order. */
export function refusalsOf(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  active: ReadonlySet<string>,
): string[] {
  return transitionsOf(snapshot.machine)
    .filter(
      ({ node, transition }) =>
        active.has(node.path.join('.')) &&
        transition.eventType !== '' &&
        isMeant(transition.eventType, event.type),
    )
    .toSorted((a, b) => b.node.path.length - a.node.path.length)
    .flatMap(({ transition }) => guardOf(transition.guard)?.text ?? []);
}
