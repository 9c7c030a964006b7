/** The result of rendering a story on the server. */
export type RenderResult = { html: string } | { problem: string };

export interface ServerReport {
  /** Browser globals that were defined. */
  globals: string[];
  /** How many entries of components, flows and screens were loaded. */
  entries: number;
  /** Components of the entries that no story renders. */
  notRendered: string[];
  results: Record<string, RenderResult>;
}
