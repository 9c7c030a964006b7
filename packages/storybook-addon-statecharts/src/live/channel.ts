import type { Channel } from 'storybook/internal/channels';
import type { Chart } from '../model/chart';

// Messages between the preview and the panel. Their payloads are serializable.

export type PanelChannel = Pick<Channel, 'emit' | 'on' | 'off'>;

const ID = 'storybook/statechart';

/** Sent by the preview when it starts, because the panel may already be open. */
export const PREVIEW_READY = `${ID}/preview-ready`;
/** Sent by the panel, with the ids of stories to which its states can link. */
export const PANEL_OPENED = `${ID}/panel-opened`;
/** Sent by the panel when it closes. */
export const PANEL_CLOSED = `${ID}/panel-closed`;
/** Sent by the preview: an `ActorDescription`, or null without an actor. */
export const ACTOR_ATTACHED = `${ID}/actor-attached`;
/** Sent by the preview: an `ActorReport`. */
export const ACTOR_UPDATED = `${ID}/actor-updated`;
/** Sent by the panel: a `Command`. */
export const COMMAND_SENT = `${ID}/command-sent`;

export interface ActorDescription {
  chart: Chart;
  /** Formatted payloads of the available events, by transition id; '' for an event without a payload. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Whether the story supports `restart`. */
  canRestart: boolean;
  /** Stories that show states of the machine. */
  stories: readonly StoryOfState[];
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
  /** Leaf states before (`from`) and after (`to`) the event. */
  from: readonly string[];
  to: readonly string[];
  changes: readonly ContextChange[];
  emitted: readonly string[];
  transitions: readonly string[];
  /** The guards that blocked the event, if it changed nothing. */
  blockedBy: readonly string[];
}

/** `blocked` means that the guard returns false. */
export type TransitionStatus = 'enabled' | 'blocked';

export interface Timer {
  /** Start time, in ms since the epoch. */
  startedAt: number;
  /** Duration, in ms. */
  delay: number;
}

/** The parts of a diagram to highlight. */
export interface LiveState {
  active: readonly string[];
  /** Ids of the transitions triggered by the last event. */
  taken: readonly string[];
  /** By transition id. */
  statuses: Readonly<Record<string, TransitionStatus>>;
  /** Running timers, by transition id. */
  timers: Readonly<Record<string, Timer>>;
}

export interface ActorReport extends LiveState {
  status: string;
  /** Ids of active leaf states. */
  leaves: readonly string[];
  log: readonly LogEntry[];
  /** Index of the current log entry. */
  current: number;
}

export type Command =
  /** Sends one of the transition's events, by its index in `choices`. Guards still apply. */
  { type: 'send'; transition: string; choice: number } | { type: 'restore'; index: number };

export interface StoryOfState {
  id: string;
  name: string;
  machine: string;
  states: readonly string[];
  tags?: readonly string[];
}

export interface StatechartParameter {
  machine: string;
  /** The state value shown by the story: `'sent'`, `{ editing: 'details' }`. */
  state: unknown;
  /** Returns the machine for the docs page. A function, because Storybook serializes parameters. */
  of?: () => unknown;
}
