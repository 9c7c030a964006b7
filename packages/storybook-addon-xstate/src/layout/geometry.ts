/** Where it lies, in pixels from the left top of the drawing: left, top, width, height. */
export type Box = readonly [left: number, top: number, width: number, height: number];
export type Point = readonly [x: number, y: number];

/** Which way a chart reads. */
export type Direction = 'down' | 'right';

/** A sign that stands for no state: where a state begins, any state in it, several states at once. */
export interface Mark {
  id: string;
  kind: 'initial' | 'any' | 'fork';
  /** The state that it lies in, or whose beginning it is. */
  of: string;
  box: Box;
}

/** A line of the drawing. */
export interface Line {
  id: string;
  /** The transitions that it stands for; none for the line from where a state begins. */
  transitions: readonly string[];
  points: readonly Point[];
  /** Where the labels stand; null where it has none. */
  label: Box | null;
  /** Whether it ends in an arrow. */
  hasArrow: boolean;
}

/** A chart's places: all that a layout adds to it. */
export interface Geometry {
  direction: Direction;
  width: number;
  height: number;
  states: Readonly<Record<string, Box>>;
  marks: readonly Mark[];
  lines: readonly Line[];
}
