import { describe, expect, it } from 'vitest';
import { getAmountParts } from '../../format';
import { measureAmount } from './measureAmount';

const pkr = (value: string) => getAmountParts(value, 'PKR');

describe('measureAmount', () => {
  it("calls no amount long that fits at the step's own size", () => {
    expect(measureAmount(pkr('1500'), 'md').isLong).toBe(false);
    expect(measureAmount(pkr('711875'), 'md').isLong).toBe(false);
    expect(measureAmount(pkr('0'), 'display').isLong).toBe(false);
  });

  it('calls it long where it does not', () => {
    expect(measureAmount(pkr('123456789012345678901234'), 'display').isLong).toBe(true);
  });

  it('calls it long earlier where there is less room', () => {
    expect(measureAmount(pkr('1204676.6'), 'md', 110).isLong).toBe(true);
    expect(measureAmount(pkr('12'), 'md', 110).isLong).toBe(false);
  });

  it('allows more room for every further digit', () => {
    const shorter = measureAmount(pkr('9'.repeat(20)), 'display').em;
    expect(measureAmount(pkr('9'.repeat(21)), 'display').em).toBeGreaterThan(shorter);
  });

  it('counts a smaller fraction as narrower', () => {
    const value = `${'9'.repeat(20)}.99`;
    expect(measureAmount(pkr(value), 'display').em).toBeLessThan(
      measureAmount(pkr(value), 'md').em,
    );
  });
});
