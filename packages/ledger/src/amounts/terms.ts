/** Settings that the institution decides; a client can only send requests. */
export interface Terms {
  /** Units of each currency per PKR. */
  rates: ReadonlyMap<string, string>;
  /** The number of decimals with which each currency is posted. @default 20 for every currency */
  decimals?: ReadonlyMap<string, number>;
  /** The status of a deposit requested by a client: `pending` until the card processor confirms it. */
  deposits: 'completed' | 'pending';
  /** How long a conversion may stay unfinished before it is reversed, in ms. */
  conversionMs: number;
}
