import { describe, expect, it } from 'vitest';
import { getAmountParts } from '../../format';
import { measureAmount } from './measureAmount';

const getPkrParts = (value: string) => getAmountParts(value, 'PKR');

describe('measureAmount', () => {
  it('does not shrink an amount that fits at its own size', () => {
    expect(measureAmount(getPkrParts('1500'), 'md').isLong).toBe(false);
    expect(measureAmount(getPkrParts('711875'), 'md').isLong).toBe(false);
    expect(measureAmount(getPkrParts('0'), 'display').isLong).toBe(false);
  });

  it('shrinks an amount that does not fit', () => {
    expect(measureAmount(getPkrParts('123456789012345678901234'), 'display').isLong).toBe(true);
  });

  it('shrinks earlier in a narrower container', () => {
    expect(measureAmount(getPkrParts('1204676.6'), 'md', 110).isLong).toBe(true);
    expect(measureAmount(getPkrParts('12'), 'md', 110).isLong).toBe(false);
  });

  it('needs more width for every further digit', () => {
    const shorter = measureAmount(getPkrParts('9'.repeat(20)), 'display').em;
    expect(measureAmount(getPkrParts('9'.repeat(21)), 'display').em).toBeGreaterThan(shorter);
  });

  it('counts a smaller fraction as narrower', () => {
    const value = `${'9'.repeat(20)}.99`;
    expect(measureAmount(getPkrParts(value), 'display').em).toBeLessThan(
      measureAmount(getPkrParts(value), 'md').em,
    );
  });
});
