import { add, compare, divide, isDecimal, multiply, roundTo } from '../../format';

/** How much a fund may lose, from the least. */
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
/** How much a fund may lose. */
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** What one can put money into. Figures are decimal strings. */
export interface Fund {
  id: string;
  name: string;
  category: 'equity' | 'income' | 'balanced';
  risk: RiskLevel;
  /** Percent over the last year. */
  return1Y: string;
  /** Percent over the last three years. */
  return3Y: string;
  /** PKR. */
  minInvestment: string;
  /** PKR a unit, above zero. */
  currentNAV: string;
  shariahCompliant: boolean;
  description: string;
  /** What it holds most of, the largest first. */
  holdings: readonly string[];
}

/** Decimals in which units are counted. */
const UNIT_DECIMALS = 2;
const HALF_A_UNIT = '0.005';

/**
 * Units that an amount of PKR buys, with 2 decimals, half of the last one rounded up.
 * docs/rules.md INVEST-6.
 * @throws RangeError if the amount is no decimal, or the fund's NAV is zero.
 */
export function unitsFor(amount: string, { currentNAV }: Pick<Fund, 'currentNAV'>): string {
  const units = roundTo(divide(amount, currentNAV), UNIT_DECIMALS);
  // A quotient keeps 20 decimals: a hair below the half it would read as the half, and be rounded up.
  const isBelowHalf = compare(multiply(add(units, `-${HALF_A_UNIT}`), currentNAV), amount) > 0;
  return isBelowHalf ? roundTo(add(units, '-0.01'), UNIT_DECIMALS) : units;
}

/** The best return among some funds: the scale on which their bars can be compared. */
export function bestReturn(funds: readonly Fund[]): string {
  return funds
    .flatMap(({ return1Y, return3Y }) => [return1Y, return3Y])
    .filter(isDecimal)
    .reduce<string>((best, percent) => (compare(best, percent) < 0 ? percent : best), '0');
}
