export interface HandlerOptions {
  /** How long every answer takes, in ms. @default 0 */
  delayMs?: number;
  /** The time that a posted entry gets. @default the clock */
  now?: () => Date;
}
