/** A machine as it can be drawn: plain data, the same whatever build it was read in. */
export interface Chart {
  /** The machine's id. */
  id: string;
  description?: string;
  /** Every state, each before those inside it; the machine itself is the first, with the id ''. */
  states: readonly ChartState[];
  /** Every transition, in the order in which the machine lists them. */
  transitions: readonly ChartTransition[];
  /** Actions of which nobody knows what they emit before they do. */
  mayEmit: readonly string[];
}

/** What kind of state it is, in XState's words. */
export type ChartStateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** A state, and what is said of it in the machine. */
export interface ChartState {
  /** Names from the outermost state inwards, joined by dots; '' is the machine. */
  id: string;
  name: string;
  /** The state that holds it; null for the machine. */
  parent: string | null;
  kind: ChartStateKind;
  /** Of a history state, what it remembers. */
  history?: 'shallow' | 'deep';
  /** Of a history state, where it leads while there is nothing to remember. */
  fallback?: readonly string[];
  /** Of a compound state, where it begins. */
  initial?: readonly string[];
  description?: string;
  tags: readonly string[];
  /** Names of what is done on entering. What is written in place has none. */
  entry: readonly string[];
  exit: readonly string[];
  /** Types of the events emitted on entering or leaving, as far as the machine says them. */
  emits: readonly string[];
  invokes: readonly ChartInvoke[];
}

/** An actor that runs for as long as a state is active. */
export interface ChartInvoke {
  /** By which the machine tells it from others. */
  id: string;
  /** The name that it is provided under; its id where it stands in place. */
  src: string;
  /** Whether it is a machine itself. */
  isMachine: boolean;
}

/** What makes a transition happen. */
export type ChartTrigger =
  | { kind: 'event'; type: string }
  | { kind: 'always' }
  /** Time. `name` of a named delay, `ms` unless it is computed. */
  | { kind: 'after'; name: string | null; ms: number | null }
  /** An actor has answered (`done`), failed (`error`) or moved (`snapshot`). */
  | { kind: 'done' | 'error' | 'snapshot'; invoke: string; src: string }
  /** The state itself has come to its end. */
  | { kind: 'finished' }
  /** Leads from anywhere to a state that has a route. */
  | { kind: 'route'; to: string };

/** A guard by name. */
export interface ChartGuard {
  /** As it reads: `isOpen(message)`, `not(isLoading)`; 'a condition' where it stands in place. */
  text: string;
  /** Whether the machine has a name for it. */
  isNamed: boolean;
}

/** One way from a state to others, or to none. */
export interface ChartTransition {
  /** Of its own in the chart, and the same in every build. */
  id: string;
  source: string;
  /** None for one that stays where it is. */
  targets: readonly string[];
  trigger: ChartTrigger;
  /** The event by which the machine knows it. */
  eventType: string;
  guard?: ChartGuard;
  /** Its place among those that the same event can take: the first that is let through is taken. */
  place: number;
  /** How many the same event can take here. */
  places: number;
  /** Names of what is done on the way. */
  actions: readonly string[];
  /** Keys of the context that it sets, as far as the machine says them. */
  sets: readonly string[];
  emits: readonly string[];
  /** Leaves its source and enters it anew. */
  reenters: boolean;
  /** Forbids the event to the states around: it neither leads anywhere nor does anything. */
  isForbidden: boolean;
  description?: string;
}

/** The id of the machine's own state. */
export const ROOT = '';
