import type { Direction, Geometry } from '../layout/geometry';
import type { Chart } from '../model/chart';

// What crosses from the story to the panel and back: plain data.

const ID = 'storybook/statechart';

/** From the story: here is one who can be asked. */
export const HERE = `${ID}/here`;
/** To the story: somebody looks at the panel, and would like to know all. */
export const OPENED = `${ID}/opened`;
/** To the story: nobody does any more. */
export const CLOSED = `${ID}/closed`;
/** From the story: the machine whose actor it shows, or null. */
export const SHOWN = `${ID}/shown`;
/** From the story: how the actor stands, and how it came there. */
export const REPORTED = `${ID}/reported`;
/** To the story: do this. */
export const COMMANDED = `${ID}/commanded`;
/** From the story: where all of the chart lies. */
export const LAID_OUT = `${ID}/laid-out`;
/** To the story: which of these stories show which state? */
export const STORIES_WANTED = `${ID}/stories-wanted`;
/** From the story: they do. */
export const STORIES_FOUND = `${ID}/stories-found`;

/** Something that can be sent for a transition: one of the plan's events, one of an actor's answers. */
export interface Choice {
  /** What is in it, briefly; '' for nothing. */
  text: string;
}

/** A machine whose actor is shown. */
export interface Shown {
  chart: Chart;
  /** What can be sent for each transition, by its id. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Whether the story can go back to how things stood. */
  canGoBack: boolean;
}

/** A change of the context. */
export interface Change {
  key: string;
  before: string;
  after: string;
}

/** A line of the log. */
export interface LogLine {
  /** Its place in the log. */
  number: number;
  /** Milliseconds since the actor was shown. */
  at: number;
  event: string;
  /** What the event carried, briefly. */
  text: string;
  /** Innermost states before and after. */
  from: readonly string[];
  to: readonly string[];
  changes: readonly Change[];
  emitted: readonly string[];
  transitions: readonly string[];
  /** Guards that refused, when the event came to nothing. */
  refusedBy: readonly string[];
}

/** How an actor stands. */
export interface Report {
  status: string;
  active: readonly string[];
  /** Innermost active states. */
  leaves: readonly string[];
  taken: readonly string[];
  offers: readonly (readonly [string, 'open' | 'refused'])[];
  timers: readonly (readonly [string, { since: number; ms: number }])[];
  log: readonly LogLine[];
  /** The line of the log that stands now. */
  line: number;
}

export type Command =
  /** Take this transition, as far as guards let it: with one of its choices. */
  | { do: 'take'; transition: string; choice: number }
  | { do: 'go back'; line: number }
  | { do: 'lay out'; direction: Direction };

export interface LaidOut {
  chart: string;
  geometry: Geometry;
}

/** A story and what it declares, for the panel to lead to. */
export interface StoryOfState {
  id: string;
  name: string;
  machine: string;
  states: readonly string[];
  /** The title that it stands under, where that is not the one that is looked at. */
  title?: string;
  /** Where its picture is, as a page finds it. */
  picture?: string;
}

/** What a story says of itself by `parameters.statechart`. */
export interface StatechartParameter {
  /** The machine's id. */
  machine: string;
  /** The state that it shows, as XState writes one: `'sent'`, `{ editing: 'details' }`. */
  state: unknown;
  /** The machine itself, for the docs page: a function, since parameters cross Storybook's channel. */
  of?: () => unknown;
}
