import { describe, expect, it } from 'vitest';
import { getReturnShares } from './getReturnShares';

describe('getReturnShares', () => {
  it('gives the longest bar the full width, and the others their share', () => {
    expect(getReturnShares(['15.2', '42.5'])).toEqual(['35.76', '100.00']);
  });

  it('measures against a scale that is longer than all of them', () => {
    expect(getReturnShares(['8.5', '25.8'], '52.3')).toEqual(['16.25', '49.33']);
    expect(getReturnShares(['10', '20'], '5')).toEqual(['50.00', '100.00']);
  });

  it('gives a loss the same length as an equal gain', () => {
    expect(getReturnShares(['-10', '20'])).toEqual(['50.00', '100.00']);
  });

  it('has no bars without returns or for unreadable ones', () => {
    expect(getReturnShares(['0', '0'])).toEqual(['0.00', '0.00']);
    expect(getReturnShares(['n/a', '5'])).toEqual(['0.00', '100.00']);
    expect(getReturnShares([])).toEqual([]);
  });
});
