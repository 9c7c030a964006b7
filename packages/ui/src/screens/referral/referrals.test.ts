import { describe, expect, it } from 'vitest';
import { UNREADABLE } from '../../format';
import { getReferralStats, type Referral, type ReferralStatus } from './referrals';

let id = 0;

const referral = (status: ReferralStatus, reward: string): Referral => ({
  id: String((id += 1)),
  name: 'Sana Mirza',
  initials: 'SM',
  joinDate: '2025-11-03',
  status,
  reward,
});

describe('getReferralStats', () => {
  it('counts nobody', () => {
    expect(getReferralStats([])).toEqual({ total: 0, active: 0, earned: '0' });
  });

  it('counts those who are active or rewarded as active, and only credited rewards as earned', () => {
    const referrals = [
      referral('rewarded', '100'),
      referral('active', '100'),
      referral('pending', '0'),
      referral('rewarded', '100'),
      referral('pending', '100'),
    ];
    expect(getReferralStats(referrals)).toEqual({ total: 5, active: 3, earned: '200' });
  });

  it('adds without a rounding error', () => {
    const dimes = [referral('rewarded', '0.1'), referral('rewarded', '0.2')];
    expect(getReferralStats(dimes).earned).toBe('0.3');
    const huge = [referral('rewarded', '900719925474099300'), referral('rewarded', '1')];
    expect(getReferralStats(huge).earned).toBe('900719925474099301');
  });

  it('names no sum where a credited reward cannot be read', () => {
    expect(getReferralStats([referral('rewarded', 'n/a')]).earned).toBe(UNREADABLE);
    expect(getReferralStats([referral('active', 'n/a')]).earned).toBe('0');
  });
});
