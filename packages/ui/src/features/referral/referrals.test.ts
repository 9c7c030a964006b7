import { describe, expect, it } from 'vitest';
import { UNREADABLE_TEXT } from '../../format';
import { getReferralStats, type Referral, type ReferralStatus } from './referrals';

let id = 0;

const createReferral = (status: ReferralStatus, reward: string): Referral => ({
  id: String((id += 1)),
  name: 'Sana Mirza',
  initials: 'SM',
  joinDate: '2025-11-03',
  status,
  reward,
});

describe('getReferralStats', () => {
  it('counts nothing', () => {
    expect(getReferralStats([])).toEqual({ total: 0, active: 0, earned: '0' });
  });

  it('counts active and rewarded referrals as active, and only credited rewards as earned', () => {
    const referrals = [
      createReferral('rewarded', '100'),
      createReferral('active', '100'),
      createReferral('pending', '0'),
      createReferral('rewarded', '100'),
      createReferral('pending', '100'),
    ];
    expect(getReferralStats(referrals)).toEqual({ total: 5, active: 3, earned: '200' });
  });

  it('adds without rounding errors', () => {
    const dimes = [createReferral('rewarded', '0.1'), createReferral('rewarded', '0.2')];
    expect(getReferralStats(dimes).earned).toBe('0.3');
    const huge = [
      createReferral('rewarded', '900719925474099300'),
      createReferral('rewarded', '1'),
    ];
    expect(getReferralStats(huge).earned).toBe('900719925474099301');
  });

  it('has no sum if a credited reward is unreadable', () => {
    expect(getReferralStats([createReferral('rewarded', 'n/a')]).earned).toBe(UNREADABLE_TEXT);
    expect(getReferralStats([createReferral('active', 'n/a')]).earned).toBe('0');
  });
});
