import type { Channel } from 'storybook/internal/channels';
import type { Chart } from '../model/chart';

// The messages between the preview and the panel: serializable data.

export type PanelChannel = Pick<Channel, 'emit' | 'on' | 'off'>;

const ID = 'storybook/statechart';

/** From the preview, when it starts: the panel may already be open. */
export const PREVIEW_READY = `${ID}/preview-ready`;
/** From the panel, with the ids of stories whose states it can link to. */
export const PANEL_OPENED = `${ID}/panel-opened`;
/** From the panel. */
export const PANEL_CLOSED = `${ID}/panel-closed`;
/** From the preview: an `ActorDescription`, or null without an actor. */
export const ACTOR_ATTACHED = `${ID}/actor-attached`;
/** From the preview: an `ActorReport`. */
export const ACTOR_UPDATED = `${ID}/actor-updated`;
/** From the panel: a `Command`. */
export const COMMAND_SENT = `${ID}/command-sent`;
/** From the preview: the requested stories as `StoryOfState[]`. */
export const STORIES_FOUND = `${ID}/stories-found`;

export interface ActorDescription {
  chart: Chart;
  /** The events that can be sent, as formatted payloads, by transition id. '' without a payload. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Whether the story supports `restart`. */
  canRestart: boolean;
}

export interface ContextChange {
  key: string;
  before: string;
  after: string;
}

export interface LogEntry {
  index: number;
  /** Milliseconds since the actor was attached. */
  time: number;
  event: string;
  payload: string;
  /** Leaf states before and after. */
  from: readonly string[];
  to: readonly string[];
  changes: readonly ContextChange[];
  emitted: readonly string[];
  transitions: readonly string[];
  /** The guards that blocked an event that changed nothing. */
  blockedBy: readonly string[];
}

/** Blocked: its guard returns false. */
export type TransitionStatus = 'enabled' | 'blocked';

export interface Timer {
  /** Start time, ms since the epoch. */
  startedAt: number;
  /** Milliseconds. */
  delay: number;
}

export interface ActorReport {
  status: string;
  /** Ids of active states. */
  active: readonly string[];
  /** Active leaf states. */
  leaves: readonly string[];
  /** Ids of the transitions of the last event. */
  taken: readonly string[];
  statuses: readonly (readonly [transition: string, TransitionStatus])[];
  /** Running timers. */
  timers: readonly (readonly [transition: string, Timer])[];
  log: readonly LogEntry[];
  /** The index of the current log entry. */
  current: number;
}

export type Command =
  /** Sends the event of a choice. Guards still apply. */
  { type: 'send'; transition: string; choice: number } | { type: 'restore'; index: number };

/** A story and the states that it shows. */
export interface StoryOfState {
  id: string;
  name: string;
  machine: string;
  states: readonly string[];
  tags?: readonly string[];
}

/** The story parameter `statechart`. */
export interface StatechartParameter {
  machine: string;
  /** The state value that it shows: `'sent'`, `{ editing: 'details' }`. */
  state: unknown;
  /** Returns the machine for the docs page. A function, because Storybook serializes parameters. */
  of?: () => unknown;
}
