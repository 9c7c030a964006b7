/** Settings that the institution decides; a client can only send requests. */
export interface Terms {
  /** Units of each currency per PKR. */
  rates: ReadonlyMap<string, string>;
  /** The number of decimals with which each currency is posted. @default 20 for every currency */
  decimals?: ReadonlyMap<string, number>;
  /** The status of a deposit requested by a client: `pending` until the card processor confirms it. */
  deposits: 'completed' | 'pending';
  /**
   * The status of a transfer sent by a client: `pending` until the payee's bank confirms it. A pending transfer is debited
   * when it is sent; `settlePayment` returns the money if it fails. @default 'completed'
   */
  transfers?: 'completed' | 'pending';
  /** How long a conversion may stay unfinished before it is reversed, in ms. */
  conversionMs: number;
}
