import { nice, ticks } from 'd3-array';

export interface Scale {
  /** Round values in ascending order; the range includes zero. */
  ticks: readonly number[];
  /** Returns a value's position on the axis, from 0 (bottom) to 1 (top). */
  getShare: (value: number) => number;
}

const TICK_COUNT = 3;

/** Far below the largest number, so that differences between values are finite. */
const LIMIT = 1e300;

/** `NaN` counts as zero. */
const clamp = (value: number) => Math.max(-LIMIT, Math.min(LIMIT, value || 0));

/**
 * Creates a scale that includes zero and all values up to `LIMIT`. `NaN` counts as zero, as do all values if their
 * range is below `Number.EPSILON`.
 */
export function createScale(values: readonly number[]): Scale {
  const clamped = values.map(clamp);
  const [low, high] = nice(Math.min(0, ...clamped), Math.max(0, ...clamped), TICK_COUNT);
  // d3-array cannot create ticks for a range below about 1e-308.
  if (high - low < Number.EPSILON) return { ticks: [0], getShare: () => 0 };
  return {
    ticks: ticks(low, high, TICK_COUNT),
    getShare: (value) => (clamp(value) - low) / (high - low),
  };
}
