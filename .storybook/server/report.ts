/** The result of rendering a story on the server. */
export type RenderResult = { html: string } | { problem: string };

export interface ServerReport {
  /** Browser globals that were defined during the render. */
  globals: string[];
  /** Number of entry points of components, flows and screens that were loaded. */
  entries: number;
  /** Exported components that no story renders. */
  notRendered: string[];
  results: Record<string, RenderResult>;
}
