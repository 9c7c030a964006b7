import type { ActorReport, Timer, TransitionStatus } from '../live/channel';

/** The live state of the actor in a drawing, by ids of states and transitions. */
export interface LiveState {
  active: ReadonlySet<string>;
  /** The transitions that the last event triggered. */
  taken: ReadonlySet<string>;
  statuses: ReadonlyMap<string, TransitionStatus>;
  timers: ReadonlyMap<string, Timer>;
}

/** Without a report, no state is active. */
export const createLiveState = (report?: ActorReport | null): LiveState => ({
  active: new Set(report?.active),
  taken: new Set(report?.taken),
  statuses: new Map(report?.statuses),
  timers: new Map(report?.timers),
});

/** A state or transition that can be selected. */
export interface ChartItem {
  kind: 'state' | 'transition';
  id: string;
}
