import { nice, ticks } from 'd3-array';

export interface Scale {
  /** Round values in ascending order; the range includes zero. */
  ticks: readonly number[];
  /** Returns a value's position on the axis, from 0 (bottom) to 1 (top). */
  getShare: (value: number) => number;
}

const TICK_COUNT = 3;

/**
 * Creates a scale that covers the values and zero. Non-finite values count as zero, and so do
 * values whose whole range is below `Number.EPSILON`.
 */
export function createScale(values: readonly number[]): Scale {
  const finite = values.filter(Number.isFinite);
  const [low, high] = nice(Math.min(0, ...finite), Math.max(0, ...finite), TICK_COUNT);
  // d3-array cannot divide a range below about 1e-308 into ticks.
  if (high - low < Number.EPSILON) return { ticks: [0], getShare: () => 0 };
  return {
    ticks: ticks(low, high, TICK_COUNT),
    getShare: (value) => (Number.isFinite(value) ? (value - low) / (high - low) : 0),
  };
}
