import type { Call, NetworkCondition, Strike } from '@rad-wallet/mocks';

// What crosses from the story to the panel of calls and back: plain data.

const ID = 'storybook/network';

/** From the story: what it asked so far, and what waits for which call. */
export const TOLD = `${ID}/told`;
/** To the story: somebody looks at the panel. */
export const OPENED = `${ID}/opened`;
/** To the story: nobody does any more. */
export const CLOSED = `${ID}/closed`;
/** To the story: this call meets this, the next time it is asked. */
export const STRUCK = `${ID}/struck`;
/** To the story: begin anew. */
export const BEGUN_ANEW = `${ID}/begun-anew`;

/** How the story's network stands. */
export interface Told {
  condition: NetworkCondition;
  calls: readonly Call[];
  /** What the next call of a name meets. */
  strikes: readonly (readonly [name: string, strike: Strike])[];
}

/** What somebody chose for the next call of a name; null for nothing. */
export interface Struck {
  name: string;
  strike: Strike | null;
}
