// What the benchmark makes of its measures: ratios with their spread, and what is missed.

/**
 * @typedef {object} Pair one measure of the two screens in one round
 * @property {number} native
 * @property {number} ours
 */

/**
 * @typedef {object} Measure
 * @property {string} what for people
 * @property {string} unit
 * @property {number} [target] the ratio that ours must be below
 */

/**
 * @typedef {object} Result
 * @property {number} native the median
 * @property {number} ours the median
 * @property {number} ratio the median of the rounds' ratios
 * @property {[number, number]} spread its quartiles
 */

/**
 * The value below which a part of the numbers lies, between two of them where none stands there.
 * @param {readonly number[]} numbers
 * @param {number} part from 0 to 1
 */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => quantile(numbers, 0.5);

/**
 * The two of a round stand side by side, so what slows the machine for a while slows both: ratios are taken
 * round by round.
 * @param {readonly Pair[]} pairs
 * @returns {Result}
 */
export function resultOf(pairs) {
  const ratios = pairs.map(({ native, ours }) => ours / native);
  return {
    native: median(pairs.map(({ native }) => native)),
    ours: median(pairs.map(({ ours }) => ours)),
    ratio: median(ratios),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

/**
 * Whether a target is missed; one that could not be measured is.
 * @param {Measure} measure
 * @param {Result} result
 */
export const isMissed = ({ target }, { ratio }) => target !== undefined && !(ratio < target);

/** @param {Measure} measure @param {Result} result */
export function rowOf(measure, result) {
  const { what, unit, target } = measure;
  const { native, ours, ratio, spread } = result;
  const figures = [native, ours].map((it) => `${it.toFixed(1)} ${unit}`.padStart(12)).join('');
  const range = spread.map((it) => it.toFixed(2)).join('–');
  const wanted = target === undefined ? '' : `< ${target.toFixed(2)}`;
  const verdict = isMissed(measure, result) ? '  missed' : '';
  return `${what.padEnd(37)}${figures}${ratio.toFixed(2).padStart(8)}${range.padStart(13)}${wanted.padStart(9)}${verdict}`;
}

/** Stands over the rows. */
export const head = `${'measure'.padEnd(37)}${'native'.padStart(12)}${'ours'.padStart(12)}${'ratio'.padStart(8)}${'quartiles'.padStart(13)}${'target'.padStart(9)}`;
