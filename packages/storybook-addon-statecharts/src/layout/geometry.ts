/** All values are in pixels. */
export type Box = readonly [left: number, top: number, width: number, height: number];
export type Point = readonly [x: number, y: number];

export const directions = ['down', 'right'] as const;
export type Direction = (typeof directions)[number];

export interface Mark {
  id: string;
  kind: 'initial' | 'any' | 'fork';
  parent: string;
  box: Box;
}

export interface Line {
  id: string;
  /** Ids of the transitions that share the line; empty for the line from an initial dot. */
  transitions: readonly string[];
  points: readonly Point[];
  /** The box around the labels; null if there are none. */
  label: Box | null;
  hasArrow: boolean;
}

export interface Geometry {
  width: number;
  height: number;
  states: Readonly<Record<string, Box>>;
  marks: readonly Mark[];
  lines: readonly Line[];
}
