export interface HandlerOptions {
  /** Delay of every response, ms. @default 0 */
  delayMs?: number;
  /** The timestamp of posted entries. @default the clock */
  now?: () => Date;
}
