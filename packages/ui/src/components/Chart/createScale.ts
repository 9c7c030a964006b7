import { nice, ticks } from 'd3-array';

/** The vertical axis of a chart. */
export interface Scale {
  /** Round values from the lowest to the highest, zero included. */
  ticks: readonly number[];
  /** The place of a value between the lowest (0) and the highest tick (1). */
  getShare: (value: number) => number;
}

const TICK_COUNT = 3;

/** Creates the axis for some values and zero. Values that are not finite count as zero. */
export function createScale(values: readonly number[]): Scale {
  const finite = values.filter(Number.isFinite);
  const [low, high] = nice(Math.min(0, ...finite), Math.max(0, ...finite), TICK_COUNT);
  if (low === high) return { ticks: [0], getShare: () => 0 };
  return {
    ticks: ticks(low, high, TICK_COUNT),
    getShare: (value) => (Number.isFinite(value) ? (value - low) / (high - low) : 0),
  };
}
