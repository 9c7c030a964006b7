import { nice, ticks } from 'd3-array';

export interface Scale {
  /** Round values in ascending order; the range includes zero. */
  ticks: readonly number[];
  /** Returns a value's position on the axis, from 0 (bottom) to 1 (top). */
  getShare: (value: number) => number;
}

const TICK_COUNT = 3;

/** Far below the largest number, so the range between two values, and its ticks, are finite. */
const LIMIT = 1e300;

/** `NaN` counts as zero. */
const clamp = (value: number) => Math.max(-LIMIT, Math.min(LIMIT, value || 0));

/**
 * Creates a scale that covers the values, up to `LIMIT`, and zero. `NaN` counts as zero, and so do
 * values whose whole range is below `Number.EPSILON`.
 */
export function createScale(values: readonly number[]): Scale {
  const clamped = values.map(clamp);
  const [low, high] = nice(Math.min(0, ...clamped), Math.max(0, ...clamped), TICK_COUNT);
  // d3-array cannot divide a range below about 1e-308 into ticks.
  if (high - low < Number.EPSILON) return { ticks: [0], getShare: () => 0 };
  return {
    ticks: ticks(low, high, TICK_COUNT),
    getShare: (value) => (clamp(value) - low) / (high - low),
  };
}
