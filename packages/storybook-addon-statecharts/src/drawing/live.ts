/** The live state of an actor that a drawing shows. */
export interface Standing {
  /** Ids of active states. */
  active: ReadonlySet<string>;
  /** Ids of the transitions of the last event. */
  taken: ReadonlySet<string>;
  /** Transitions of active states: `open` ones can be taken, `refused` ones are blocked by their guard. */
  offers: ReadonlyMap<string, 'open' | 'refused'>;
  /** Running timers by transition id. */
  timers: ReadonlyMap<string, Timer>;
}

export interface Timer {
  /** Start time, ms since the epoch. */
  since: number;
  ms: number;
}

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
