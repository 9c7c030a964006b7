import type { Direction, Geometry } from '../layout/geometry';
import type { Chart } from '../model/chart';

// The messages between the story and the panel: serializable data.

const ID = 'storybook/statechart';

/** From the story: the preview is ready. */
export const HERE = `${ID}/here`;
/** To the story: the panel is visible. */
export const OPENED = `${ID}/opened`;
/** To the story: the panel is hidden. */
export const CLOSED = `${ID}/closed`;
/** From the story: the chart of the attached actor, or null. */
export const SHOWN = `${ID}/shown`;
/** From the story: the actor's state and log. */
export const REPORTED = `${ID}/reported`;
/** To the story: a `Command`. */
export const COMMANDED = `${ID}/commanded`;
/** From the story: the layout. */
export const LAID_OUT = `${ID}/laid-out`;
/** To the story: ids of stories whose declared states are needed. */
export const STORIES_WANTED = `${ID}/stories-wanted`;
/** From the story: those stories with their states. */
export const STORIES_FOUND = `${ID}/stories-found`;

/** An event or actor result of the plan. */
export interface Choice {
  /** Formatted payload; '' without one. */
  text: string;
}

export interface Shown {
  chart: Chart;
  /** By transition id. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Whether the story supports `restart`. */
  canGoBack: boolean;
}

export interface Change {
  key: string;
  before: string;
  after: string;
}

export interface LogLine {
  number: number;
  /** Milliseconds since the actor was attached. */
  at: number;
  event: string;
  /** The formatted payload. */
  text: string;
  /** Leaf states before and after. */
  from: readonly string[];
  to: readonly string[];
  changes: readonly Change[];
  emitted: readonly string[];
  transitions: readonly string[];
  /** The guards that refused an event that changed nothing. */
  refusedBy: readonly string[];
}

export interface Report {
  status: string;
  active: readonly string[];
  /** Active leaf states. */
  leaves: readonly string[];
  taken: readonly string[];
  offers: readonly (readonly [string, 'open' | 'refused'])[];
  timers: readonly (readonly [string, { since: number; ms: number }])[];
  log: readonly LogLine[];
  /** The number of the current line. */
  line: number;
}

export type Command =
  /** Sends the event of a choice. Guards still apply. */
  | { do: 'take'; transition: string; choice: number }
  | { do: 'go back'; line: number }
  | { do: 'lay out'; direction: Direction };

export interface LaidOut {
  chart: string;
  geometry: Geometry;
}

/** A story and the states that it shows. */
export interface StoryOfState {
  id: string;
  name: string;
  machine: string;
  states: readonly string[];
}

/** The story parameter `statechart`. */
export interface StatechartParameter {
  machine: string;
  /** The state value that it shows: `'sent'`, `{ editing: 'details' }`. */
  state: unknown;
  /** Returns the machine for the docs page. A function, because Storybook serializes parameters. */
  of?: () => unknown;
}
