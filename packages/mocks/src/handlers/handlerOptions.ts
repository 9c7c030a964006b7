export interface HandlerOptions {
  /** Delay of every response, in ms. @default 0 */
  delayMs?: number;
  /** Returns the timestamp of a posted entry. @default the clock */
  now?: () => Date;
}
