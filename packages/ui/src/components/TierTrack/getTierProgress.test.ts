import { describe, expect, it } from 'vitest';
import { getTierProgress } from './getTierProgress';

const tiers = [
  { at: 5, reward: '500' },
  { at: 10, reward: '1500' },
  { at: 25, reward: '5000' },
];

const getPercents = (count: number) => getTierProgress(count, tiers).map(({ percent }) => percent);
const getRemaining = (count: number) => getTierProgress(count, tiers).map(({ toGo }) => toGo);
const countReached = (count: number) =>
  getTierProgress(count, tiers).filter(({ isReached }) => isReached).length;

describe('getTierProgress', () => {
  it('starts with no progress', () => {
    expect(getPercents(0)).toEqual([0, 0, 0]);
    expect(getRemaining(0)).toEqual([5, 10, 25]);
    expect(countReached(0)).toBe(0);
  });

  it.each([
    [4, [80, 0, 0], [1, 6, 21], 0],
    [5, [100, 0, 0], [0, 5, 20], 1],
    [7, [100, 40, 0], [0, 3, 18], 1],
    [10, [100, 100, 0], [0, 0, 15], 2],
    [24, [100, 100, 93], [0, 0, 1], 2],
    [25, [100, 100, 100], [0, 0, 0], 3],
    [400, [100, 100, 100], [0, 0, 0], 3],
  ])('measures %i referrals per tier', (count, way, toGo, stops) => {
    expect(getPercents(count)).toEqual(way);
    expect(getRemaining(count)).toEqual(toGo);
    expect(countReached(count)).toBe(stops);
  });

  it('is not full one referral before a tier, however long the distance', () => {
    expect(getTierProgress(999, [{ at: 1000, reward: '1' }])[0]).toMatchObject({
      percent: 99,
      isReached: false,
    });
  });

  it('sorts the tiers and keeps their rewards', () => {
    expect(getTierProgress(6, tiers.toReversed()).map(({ reward }) => reward)).toEqual([
      '500',
      '1500',
      '5000',
    ]);
    expect(getTierProgress(6, tiers.toReversed())[1]?.percent).toBe(20);
  });

  it('is empty without tiers', () => {
    expect(getTierProgress(3, [])).toEqual([]);
  });
});
