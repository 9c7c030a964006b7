/** How a chart stands, as far as a drawing shows it. */
export interface Standing {
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  /** Ids of the transitions that were taken last. */
  taken: ReadonlySet<string>;
  /** Those that can be taken now, and those whose guards refuse; the others' states are not active. */
  offers: ReadonlyMap<string, 'open' | 'refused'>;
  /** Those that time takes by itself, by their id. */
  timers: ReadonlyMap<string, Timer>;
}

/** A timer that runs. */
export interface Timer {
  /** When it began, as `Date.now()` has it. */
  since: number;
  ms: number;
}

/** Something in a drawing that can be pressed. */
export interface Item {
  kind: 'state' | 'transition';
  id: string;
}

export const standsStill: Standing = {
  active: new Set(),
  taken: new Set(),
  offers: new Map(),
  timers: new Map(),
};
