import { getNextTransitions, type AnyMachineSnapshot, type EventObject } from 'xstate';
import type { ChartTransition } from '../model/chart';
import { getTransitionId } from '../model/createChart';
import { formatGuard } from '../model/implementations';
import type { StatechartPlan } from './attachedActor';
import type { TransitionStatus } from './channel';

/** Whether an event type matches a descriptor: `a.b`, `a.*`, `*`. */
function matches(descriptor: string, type: string): boolean {
  if (descriptor === '*') return !type.startsWith('xstate.');
  if (descriptor.endsWith('.*')) {
    const prefix = descriptor.slice(0, -2);
    return type === prefix || type.startsWith(`${prefix}.`);
  }
  return descriptor === type;
}

/** Returns the events that can trigger a transition; empty if only the machine itself can. */
export function getEvents(
  { trigger, eventType }: ChartTransition,
  { events = [], answers = {} }: StatechartPlan,
): EventObject[] {
  switch (trigger.kind) {
    case 'event': {
      const planned = events.filter(({ type }) => matches(eventType, type));
      // For a wildcard, events come only from the plan.
      return planned.length > 0 || eventType.includes('*') ? planned : [{ type: eventType }];
    }
    case 'after':
      return [{ type: eventType }];
    case 'done':
      return (answers[trigger.src]?.done ?? [undefined]).map(
        (output) => ({ type: eventType, output, actorId: trigger.invoke }) as EventObject,
      );
    case 'error':
      return (answers[trigger.src]?.errors ?? [new Error('failed')]).map(
        (error) => ({ type: eventType, error, actorId: trigger.invoke }) as EventObject,
      );
    default:
      return [];
  }
}

/** Returns the transitions that an event takes; null if a guard throws, for example because of a missing payload. */
function getTaken(snapshot: AnyMachineSnapshot, event: EventObject) {
  try {
    return snapshot.machine.getTransitionData(snapshot, event as never);
  } catch {
    return null;
  }
}

/**
 * Returns which transitions of the active states can be triggered by the plan's events, and which are blocked by
 * guards.
 */
export function getTransitionStatuses(
  snapshot: AnyMachineSnapshot,
  transitions: readonly ChartTransition[],
  plan: StatechartPlan,
): Record<string, TransitionStatus> {
  if (snapshot.status !== 'active') return {};
  const byId = new Map(transitions.map((transition) => [transition.id, transition]));
  const next = getNextTransitions(snapshot);
  const statuses = next.flatMap((definition, index): [string, TransitionStatus][] => {
    const transition = byId.get(getTransitionId(definition) ?? '');
    if (!transition || transition.isForbidden) return [];
    const { id, guard } = transition;
    const results = getEvents(transition, plan).map((event) => getTaken(snapshot, event));
    if (results.some((taken) => taken === null || taken.includes(definition))) {
      return [[id, 'enabled']];
    }
    // Another transition was taken. This one was blocked by its guard only if the guard was tested first.
    const isTested = results.some((taken) => taken?.every((other) => index < next.indexOf(other)));
    return guard !== undefined && isTested ? [[id, 'blocked']] : [];
  });
  return Object.fromEntries(statuses);
}

export function getBlockingGuards(snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  return getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType !== '' && matches(eventType, event.type))
    .flatMap(({ guard }) => formatGuard(guard) ?? []);
}
