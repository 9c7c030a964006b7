import { describe, expect, it } from 'vitest';
import { amountParts } from '../../format';
import { amountFontSize } from './amountFontSize';

const pkr = (value: string) => amountParts(value, 'PKR');

/** The divisor of the computed size: the amount's width in em. */
function widthInEm(css: string | undefined): number {
  return Number(/\/ ([\d.]+)\)$/.exec(css ?? '')?.[1]);
}

describe('amountFontSize', () => {
  it("keeps the step's own size while the amount fits", () => {
    expect(amountFontSize(pkr('1500'), 'md')).toBeUndefined();
    expect(amountFontSize(pkr('711875'), 'md')).toBeUndefined();
    expect(amountFontSize(pkr('0'), 'display')).toBeUndefined();
  });

  it('shrinks a long amount to its container, never beyond the step', () => {
    const css = amountFontSize(pkr('123456789012345678901234'), 'display');
    expect(css).toMatch(/^min\(var\(--rad-type-display-size\), min\(100cqi, /);
  });

  it('shrinks earlier where there is less room', () => {
    expect(amountFontSize(pkr('1204676.6'), 'md', 110)).toMatch(/100cqi/);
    expect(amountFontSize(pkr('12'), 'md', 110)).toBeUndefined();
  });

  it('allows more room for every further digit', () => {
    const shorter = widthInEm(amountFontSize(pkr('9'.repeat(20)), 'display'));
    const longer = widthInEm(amountFontSize(pkr('9'.repeat(21)), 'display'));
    expect(longer).toBeGreaterThan(shorter);
  });

  it('counts a smaller fraction as narrower', () => {
    const value = `${'9'.repeat(20)}.99`;
    const even = widthInEm(amountFontSize(pkr(value), 'md'));
    const stepped = widthInEm(amountFontSize(pkr(value), 'display'));
    expect(stepped).toBeLessThan(even);
  });
});
