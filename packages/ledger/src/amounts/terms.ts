/** What the institution decides and a client can only request. */
export interface Terms {
  /** How many units of each currency one PKR buys. */
  rates: ReadonlyMap<string, string>;
  /** The decimals in which a currency is booked. @default 20 for every currency */
  decimals?: ReadonlyMap<string, number>;
  /** The status of a deposit that a client requests: `pending` until the card processor confirms it. */
  deposits: 'completed' | 'pending';
  /** How long a conversion may stay unfinished before it is reversed, in ms. */
  conversionMs: number;
}
