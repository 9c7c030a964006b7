/** What became of a story on the server. */
export type Drawing = { html: string } | { problem: string };

export interface ServerReport {
  /** What a browser has and Node has not, and yet was there. */
  globals: string[];
  /** How many entries of components, flows and screens were loaded. */
  entries: number;
  /** Components of these that no story renders. */
  undrawn: string[];
  drawings: Record<string, Drawing>;
}
