import { describe, expect, it } from 'vitest';
import { amountParts } from '../../format';
import { amountWidth } from './amountWidth';

const pkr = (value: string) => amountParts(value, 'PKR');

describe('amountWidth', () => {
  it("calls no amount long that fits at the step's own size", () => {
    expect(amountWidth(pkr('1500'), 'md').isLong).toBe(false);
    expect(amountWidth(pkr('711875'), 'md').isLong).toBe(false);
    expect(amountWidth(pkr('0'), 'display').isLong).toBe(false);
  });

  it('calls it long where it does not', () => {
    expect(amountWidth(pkr('123456789012345678901234'), 'display').isLong).toBe(true);
  });

  it('calls it long earlier where there is less room', () => {
    expect(amountWidth(pkr('1204676.6'), 'md', 110).isLong).toBe(true);
    expect(amountWidth(pkr('12'), 'md', 110).isLong).toBe(false);
  });

  it('allows more room for every further digit', () => {
    const shorter = amountWidth(pkr('9'.repeat(20)), 'display').em;
    expect(amountWidth(pkr('9'.repeat(21)), 'display').em).toBeGreaterThan(shorter);
  });

  it('counts a smaller fraction as narrower', () => {
    const value = `${'9'.repeat(20)}.99`;
    expect(amountWidth(pkr(value), 'display').em).toBeLessThan(amountWidth(pkr(value), 'md').em);
  });
});
