export type RenderResult = { html: string } | { problem: string };

export interface ServerReport {
  globals: string[];
  results: Record<string, RenderResult>;
}
