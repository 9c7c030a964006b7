import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getLeafStates, type Chart, type ChartTransition } from '../model/chart';
import { createChart, getStateId, getTransitionId } from '../model/createChart';
import { joinTexts, truncate } from '../model/format';
import type { AttachedActor } from './attachedActor';
import type {
  ActorDescription,
  ActorReport,
  ContextChange,
  LogEntry,
  StoryOfState,
} from './channel';
import type { RecordedEvent } from './recordActor';
import { getBlockingGuards, getEvents, getTransitionStatuses } from './transitionStatus';

function replace(_key: string, value: unknown): unknown {
  if (typeof value === 'function') return 'ƒ';
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return value;
  // A class instance, such as a File, is shown as its class name.
  const name = Object.getPrototypeOf(value)?.constructor?.name as string | undefined;
  return name === undefined || name === 'Object' || name === 'Array' ? value : `[${name}]`;
}

/** Formats a value as JSON, truncated to `limit` characters. */
function formatValue(value: unknown, limit = 80): string {
  try {
    return truncate(JSON.stringify(value, replace) ?? 'undefined', limit);
  } catch {
    // A cyclic value.
    return truncate(String(value), limit);
  }
}

function formatPayload({ type, ...payload }: EventObject & { actorId?: unknown }): string {
  // The type already contains the actor's id.
  if (type.startsWith('xstate.')) delete payload.actorId;
  return Object.keys(payload).length === 0 ? '' : formatValue(payload);
}

const formatEvent = (event: EventObject) => joinTexts([event.type, formatPayload(event)]);

function formatChoice(event: EventObject, { eventType }: ChartTransition): string {
  if ('output' in event) return formatValue(event.output);
  if ('error' in event) {
    return event.error instanceof Error ? event.error.message : formatValue(event.error);
  }
  return event.type === eventType ? formatPayload(event) : formatEvent(event);
}

export function describeActor(
  { machine, plan, restart }: AttachedActor,
  stories: readonly StoryOfState[] = [],
): ActorDescription {
  const chart = createChart(machine);
  return {
    chart,
    choices: Object.fromEntries(
      chart.transitions.map((transition) => [
        transition.id,
        plan ? getEvents(transition, plan).map((event) => formatChoice(event, transition)) : [],
      ]),
    ),
    canRestart: restart !== undefined,
    stories: stories.filter((story) => story.machine === chart.id),
  };
}

function compareContexts(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): ContextChange[] {
  return Object.keys({ ...before, ...after })
    .filter((key) => !Object.is(before[key], after[key]))
    .map((key) => ({
      key,
      before: formatValue(before[key], 60),
      after: formatValue(after[key], 60),
    }))
    .filter((change) => change.before !== change.after);
}

function createLogEntry(
  { time, event, emitted, transitions, snapshot }: RecordedEvent,
  index: number,
  events: readonly RecordedEvent[],
): LogEntry {
  const previous = events[index - 1]?.snapshot;
  return {
    index,
    time: time - (events[0]?.time ?? time),
    event: event.type,
    payload: formatPayload(event),
    from: previous ? getLeafStates(previous.value) : [],
    to: getLeafStates(snapshot.value),
    changes: previous ? compareContexts(previous.context, snapshot.context) : [],
    emitted: emitted.map(formatEvent),
    transitions: transitions.flatMap((transition) => getTransitionId(transition) ?? []),
    blockedBy: previous && transitions.length === 0 ? getBlockingGuards(previous, event) : [],
  };
}

function getTimers({ actor }: AttachedActor, chart: Chart): ActorReport['timers'] {
  const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
  const timers = chart.transitions.flatMap(({ id, trigger, eventType }) => {
    if (trigger.kind !== 'after') return [];
    const timer = scheduled.find(
      ({ source, event }) => source === actor && event.type === eventType,
    );
    return timer ? [[id, { startedAt: timer.startedAt, delay: timer.delay }] as const] : [];
  });
  return Object.fromEntries(timers);
}

export function createReport(attached: AttachedActor, chart: Chart): ActorReport {
  const { events, current } = attached.getRecord();
  const snapshot = attached.actor.getSnapshot() as AnyMachineSnapshot;
  const log = events.map(createLogEntry);
  return {
    status: snapshot.status,
    active: snapshot._nodes.toSorted((a, b) => a.order - b.order).map(getStateId),
    leaves: getLeafStates(snapshot.value),
    taken: log[current]?.transitions ?? [],
    statuses: getTransitionStatuses(snapshot, chart.transitions, attached.plan ?? {}),
    timers: getTimers(attached, chart),
    log,
    current,
  };
}

/** Sends one of a transition's events, by its index in `choices`. */
export function sendChoice(
  { actor, plan }: AttachedActor,
  chart: Chart,
  transitionId: string,
  choice: number,
): void {
  const transition = chart.transitions.find(({ id }) => id === transitionId);
  const event = transition && getEvents(transition, plan ?? {})[choice];
  if (event) actor.send(event);
}
