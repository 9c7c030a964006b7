export type RenderResult = { html: string } | { problem: string };

export interface ServerReport {
  globals: string[];
  entries: number;
  notRendered: string[];
  results: Record<string, RenderResult>;
}
