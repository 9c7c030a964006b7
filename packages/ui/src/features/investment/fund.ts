import { add, compare, divide, isDecimal, multiply, roundTo } from '../../format';

/** Risk levels, lowest first. */
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Numbers are decimal strings. */
export interface Fund {
  id: string;
  name: string;
  category: 'equity' | 'income' | 'balanced';
  risk: RiskLevel;
  /** Return over the last year, in percent. */
  return1Y: string;
  /** Return over the last three years, in percent. */
  return3Y: string;
  /** A decimal string in the home currency. */
  minInvestment: string;
  /** Home currency per unit, above zero. */
  currentNAV: string;
  shariahCompliant: boolean;
  description: string;
  /** Largest holdings, largest first. */
  holdings: readonly string[];
}

const UNIT_DECIMALS = 2;
const HALF_UNIT = '0.005';

/**
 * Returns the number of units that an amount in the home currency buys, rounded half up to 2 decimals (docs/rules.md
 * INVEST-6).
 * @throws RangeError if the amount is not a decimal, or the fund's NAV is zero
 */
export function calculateUnits(amount: string, { currentNAV }: Pick<Fund, 'currentNAV'>): string {
  const units = roundTo(divide(amount, currentNAV), UNIT_DECIMALS);
  // The quotient is rounded to 20 decimals, so a value just below one half could be rounded up.
  const isBelowHalf = compare(multiply(add(units, `-${HALF_UNIT}`), currentNAV), amount) > 0;
  return isBelowHalf ? roundTo(add(units, '-0.01'), UNIT_DECIMALS) : units;
}

/** Returns the highest return of all funds, the common scale of their bars. */
export function findBestReturn(funds: readonly Fund[]): string {
  return funds
    .flatMap(({ return1Y, return3Y }) => [return1Y, return3Y])
    .filter(isDecimal)
    .reduce<string>((best, percent) => (compare(best, percent) < 0 ? percent : best), '0');
}

export interface FundPosition {
  fundId: string;
  /** A positive decimal string. */
  units: string;
}

/** Adds units to a fund's position, or appends a new position. */
export function addUnits(
  positions: readonly FundPosition[],
  { fundId, units }: FundPosition,
): readonly FundPosition[] {
  const held = positions.find((position) => position.fundId === fundId);
  if (!held) return [...positions, { fundId, units }];
  return positions.map((position) =>
    position === held ? { fundId, units: add(held.units, units) } : position,
  );
}

/** Returns the exact value of units at the fund's NAV, in the home currency. docs/rules.md INVEST-11. */
export const getValue = (units: string, { currentNAV }: Pick<Fund, 'currentNAV'>): string =>
  multiply(units, currentNAV);
