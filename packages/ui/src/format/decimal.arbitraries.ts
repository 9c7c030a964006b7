import fc from 'fast-check';

/** An exact decimal, independent of big.js: `units` times 10^-scale. */
export interface ScaledInteger {
  units: bigint;
  scale: number;
}

export function toScaledText({ units, scale }: ScaledInteger): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
}

const LARGEST_COEFFICIENT = 10n ** 28n;

/** Positive and negative decimals with up to 28 digits, up to 12 of them after the point. */
export const scaledInteger: fc.Arbitrary<ScaledInteger> = fc.record({
  units: fc.bigInt({ min: -LARGEST_COEFFICIENT, max: LARGEST_COEFFICIENT }),
  scale: fc.nat({ max: 12 }),
});

export const decimalText: fc.Arbitrary<string> = scaledInteger.map(toScaledText);

export const unsignedDecimalText: fc.Arbitrary<string> = scaledInteger.map(({ units, scale }) =>
  toScaledText({ units: units < 0n ? -units : units, scale }),
);
