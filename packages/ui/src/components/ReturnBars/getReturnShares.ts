import { compare, divide, isDecimal, isPositive, multiply, roundTo } from '../../format';

const getMagnitude = (percent: string) => percent.replace(/^-/, '');

/** Each bar's width in percent, with 2 decimals. The largest return, or `scale` if larger, fills the track. */
export function getReturnShares(percents: readonly string[], scale = '0'): string[] {
  const lengths = percents.map((percent) => (isDecimal(percent) ? getMagnitude(percent) : '0'));
  const longest = [...lengths, scale].reduce((a, b) => (compare(a, b) < 0 ? b : a), '0');
  return lengths.map((length) =>
    isPositive(longest) ? roundTo(divide(multiply(length, '100'), longest), 2) : '0.00',
  );
}
