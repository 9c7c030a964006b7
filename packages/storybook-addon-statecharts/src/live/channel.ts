import type { Channel } from 'storybook/internal/channels';
import type { Chart } from '../model/chart';

// Messages between the preview and the panel. Their payloads are serializable.

export type PanelChannel = Pick<Channel, 'emit' | 'on' | 'off'>;

const ID = 'storybook/statechart';

/** From the preview when it starts, because the panel may already be open. */
export const PREVIEW_READY = `${ID}/preview-ready`;
/** From the panel, with the ids of the stories that its states can link to. */
export const PANEL_OPENED = `${ID}/panel-opened`;
/** From the panel, when it closes. */
export const PANEL_CLOSED = `${ID}/panel-closed`;
/** From the preview: an `ActorDescription`, or null if there is no actor. */
export const ACTOR_ATTACHED = `${ID}/actor-attached`;
/** From the preview: an `ActorReport`. */
export const ACTOR_UPDATED = `${ID}/actor-updated`;
/** From the panel: a `Command`. */
export const COMMAND_SENT = `${ID}/command-sent`;

export interface ActorDescription {
  chart: Chart;
  /** The payloads of the events that can be sent, formatted, by transition id; '' for an event without a payload. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Whether the story supports `restart`. */
  canRestart: boolean;
  /** The stories that show states of the machine. */
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

/** What a drawing highlights. */
export interface LiveState {
  active: readonly string[];
  /** Ids of the transitions that the last event triggered. */
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
  /** The index of the current log entry. */
  current: number;
}

export type Command =
  /** Sends an event of the transition, by its index in `choices`. Guards still apply. */
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
  /** The state value that the story shows: `'sent'`, `{ editing: 'details' }`. */
  state: unknown;
  /** Returns the machine for the docs page. It is a function because Storybook serializes parameters. */
  of?: () => unknown;
}
