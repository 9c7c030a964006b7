export interface Chart {
  id: string;
  description?: string;
  /** Parents first. The root state has the id ''. */
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
}

export type StateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** The state's path, joined with dots; '' for the root state. */
  id: string;
  name: string;
  parent: string | null;
  kind: StateType;
  /** Only for history states. */
  history?: 'shallow' | 'deep';
  /** The default target of a history state. */
  fallback?: readonly string[];
  /** Only for compound states. */
  initial?: readonly string[];
  description?: string;
  tags: readonly string[];
  /** Names of entry actions, except inline ones. */
  entry: readonly string[];
  exit: readonly string[];
  /** Types of events emitted with `emit` on entry or exit. */
  emits: readonly string[];
  invokes: readonly ChartInvoke[];
}

export interface ChartInvoke {
  id: string;
  /** The name in `setup({ actors })`; the id for inline logic. */
  src: string;
  isMachine: boolean;
}

export type ChartTrigger =
  | { kind: 'event'; type: string }
  | { kind: 'always' }
  /** A delayed transition: `name` is null for a numeric delay, `ms` is null for a computed one. */
  | { kind: 'after'; name: string | null; ms: number | null }
  /** An invoked actor completed, failed or published a snapshot. */
  | { kind: 'done' | 'error' | 'snapshot'; invoke: string; src: string }
  /** `onDone` of a compound or parallel state. */
  | { kind: 'finished' };

export interface ChartTransition {
  /** Unique in the chart and stable across builds. */
  id: string;
  source: string;
  /** Empty for a transition without a target. */
  targets: readonly string[];
  trigger: ChartTrigger;
  /** XState's event type, such as `xstate.done.actor.send`. */
  eventType: string;
  /** `isOpen(message)`, `not(isLoading)`, or 'a condition' for an inline guard. */
  guard?: string;
  /** The index among the state's transitions for the same event, which XState tests in order. */
  index: number;
  actions: readonly string[];
  emits: readonly string[];
  /** Whether the transition exits and re-enters its source state. */
  reenters: boolean;
  /**
   * Whether there is neither a target nor an action: the transition only prevents ancestors from handling the event.
   */
  isForbidden: boolean;
  description?: string;
}

export const ROOT = '';

/** Whether the state contains other states. */
export const isParent = ({ kind }: ChartState): boolean =>
  kind === 'compound' || kind === 'parallel';

/** Returns the leaf states of a state value, such as `editing.details`, one per region. */
export function getLeafStates(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => {
    const leaves = getLeafStates(inner);
    return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
  });
}
