import { add, compare, divide, isDecimal, multiply, roundDownTo, roundTo } from '../../format';

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
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
const LEAST_UNIT = '0.01';

/**
 * Units that an amount of PKR buys, with 2 decimals. What is left over buys nothing: nobody is
 * promised more than was paid for. docs/rules.md INVEST-6.
 * @throws RangeError if the amount is no decimal, or the fund's NAV is zero.
 */
export function unitsFor(amount: string, { currentNAV }: Pick<Fund, 'currentNAV'>): string {
  const units = roundDownTo(divide(amount, currentNAV), UNIT_DECIMALS);
  // A quotient keeps 20 decimals: a hair below a whole unit it would read as one.
  const isTooMuch = compare(multiply(units, currentNAV), amount) > 0;
  return isTooMuch ? roundTo(add(units, `-${LEAST_UNIT}`), UNIT_DECIMALS) : units;
}

/** The best return among some funds: the scale on which their bars can be compared. */
export function bestReturn(funds: readonly Fund[]): string {
  return funds
    .flatMap(({ return1Y, return3Y }) => [return1Y, return3Y])
    .filter(isDecimal)
    .reduce<string>((best, percent) => (compare(best, percent) < 0 ? percent : best), '0');
}
