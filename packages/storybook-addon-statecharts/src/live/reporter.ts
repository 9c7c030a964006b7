import type { AnyMachineSnapshot } from 'xstate';
import type { Chart, ChartTransition } from '../model/chart';
import { chartOf, idOf, transitionsOf } from '../model/chartOf';
import type { Change, Choice, LogLine, Report, Shown } from './channel';
import { eventsFor, offersOf, refusalsOf } from './offers';
import type { Happening, ActorRecord } from './recorder';
import type { ShownActor } from './shownActor';
import { activeIds, brief, leavesOf, payloadOf } from './values';

/** The choices of a transition; none until the plan is loaded. */
function choicesFor(transition: ChartTransition, { plan, loadPlan }: ShownActor): Choice[] {
  if (loadPlan) return [];
  return eventsFor(transition, plan).map((event) => {
    if ('output' in event) return { text: brief(event.output) };
    if ('error' in event) {
      return { text: event.error instanceof Error ? event.error.message : brief(event.error) };
    }
    const isOther = transition.eventType !== event.type;
    return { text: [isOther ? event.type : '', payloadOf(event)].filter(Boolean).join(' ') };
  });
}

export function shownOf(shown: ShownActor): Shown {
  const chart = chartOf(shown.machine);
  return {
    chart,
    choices: Object.fromEntries(
      chart.transitions.map((transition) => [transition.id, choicesFor(transition, shown)]),
    ),
    canGoBack: shown.restart !== undefined,
  };
}

function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [before, after] as Record<string, unknown>[];
  if (!old || !now || old === now) return [];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => !Object.is(old[key], now[key]))
    .map((key) => ({ key, before: brief(old[key], 60), after: brief(now[key], 60) }))
    .filter((change) => change.before !== change.after);
}

function lineOf(
  number: number,
  happening: Happening,
  before: Happening | undefined,
  begun: number,
  ids: ReadonlyMap<unknown, string>,
): LogLine {
  const { at, event, emitted, transitions, snapshot } = happening;
  const isRefused = before !== undefined && transitions.length === 0;
  return {
    number,
    at: at - begun,
    event: event.type,
    text: payloadOf(event),
    from: before ? leavesOf(before.snapshot.value) : [],
    to: leavesOf(snapshot.value),
    changes: before ? changesOf(before.snapshot.context, snapshot.context) : [],
    emitted: emitted.map((emission) =>
      [emission.type, payloadOf(emission)].filter(Boolean).join(' '),
    ),
    transitions: transitions.flatMap((transition) => ids.get(transition) ?? []),
    refusedBy: isRefused
      ? refusalsOf(before.snapshot, event, new Set(activeIds(snapshot.machine, snapshot.value)))
      : [],
  };
}

/** The length of a delay, ms; null if it cannot be computed. */
function delayIn(
  snapshot: AnyMachineSnapshot,
  name: string | null,
  ms: number | null,
): number | null {
  if (ms !== null || name === null) return ms;
  const delay: unknown = snapshot.machine.implementations.delays[name];
  if (typeof delay !== 'function') return null;
  try {
    const computed: unknown = delay(
      { context: snapshot.context, event: { type: 'xstate.init' } },
      undefined,
    );
    return typeof computed === 'number' ? computed : null;
  } catch {
    return null;
  }
}

/** The index of the recorded event that entered each active state. */
function enteredAt({ happenings, line }: ActorRecord): Map<string, number> {
  const entered = new Map<string, number>();
  happenings.slice(0, line + 1).forEach(({ snapshot, transitions }, index) => {
    const active = activeIds(snapshot.machine, snapshot.value);
    for (const id of entered.keys()) if (!active.includes(id)) entered.delete(id);
    for (const id of active) {
      // One event may exit and re-enter a state.
      const isAnew = transitions.some(({ target, reenter, source }) =>
        target?.some(
          (node) =>
            (idOf(node) === id || id.startsWith(`${idOf(node)}.`)) &&
            (reenter || idOf(source) !== idOf(node)),
        ),
      );
      if (!entered.has(id) || isAnew) entered.set(id, index);
    }
  });
  return entered;
}

function timersOf(shown: ShownActor, chart: Chart, snapshot: AnyMachineSnapshot): Report['timers'] {
  if (snapshot.status !== 'active') return [];
  const record = shown.read();
  const entered = enteredAt(record);
  return chart.transitions.flatMap(({ id, source, trigger }) => {
    const line = entered.get(source);
    if (trigger.kind !== 'after' || line === undefined) return [];
    // An actor that started from a snapshot has no timers until it enters another state.
    if (shown.isStill && line <= shown.begunAt) return [];
    const since = record.happenings[line]?.at;
    const ms = delayIn(snapshot, trigger.name, trigger.ms);
    return since === undefined || ms === null ? [] : [[id, { since, ms }] as const];
  });
}

export function reportOf(shown: ShownActor, chart: Chart): Report {
  const { happenings, line } = shown.read();
  const snapshot = shown.actor.getSnapshot() as AnyMachineSnapshot;
  const ids = new Map<unknown, string>(
    transitionsOf(shown.machine).map(({ id, transition }) => [transition, id]),
  );
  // After a restart, earlier events refer to transitions of another machine instance.
  const written = happenings.map(({ snapshot: { machine } }) => machine);
  for (const machine of new Set(written)) {
    if (machine === shown.machine) continue;
    for (const { id, transition } of transitionsOf(machine)) ids.set(transition, id);
  }
  const begun = happenings[0]?.at ?? 0;
  const log = happenings.map((happening, index) =>
    lineOf(index, happening, happenings[index - 1], begun, ids),
  );
  const active = activeIds(shown.machine, snapshot.value);
  return {
    status: snapshot.status,
    active,
    leaves: leavesOf(snapshot.value),
    taken: log[line]?.transitions ?? [],
    offers: offersOf(snapshot, chart.transitions, new Set(active), shown.plan),
    timers: timersOf(shown, chart, snapshot),
    log,
    line,
  };
}

export function take(shown: ShownActor, chart: Chart, transitionId: string, choice: number): void {
  const transition = chart.transitions.find(({ id }) => id === transitionId);
  const event = transition && eventsFor(transition, shown.plan)[choice];
  if (event) shown.actor.send(event);
}
