export interface HandlerOptions {
  /** Delay of every response, in ms. @default 0 */
  delayMs?: number;
  /** Returns the timestamp for a new entry. @default the clock */
  now?: () => Date;
  /** Code of the wallet's cash in requests and responses. @default 'PKR' */
  currency?: string;
}
