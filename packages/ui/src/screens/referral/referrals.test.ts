import { describe, expect, it } from 'vitest';
import { UNREADABLE } from '../../format';
import { referralStats, type Referral, type ReferralStatus } from './referrals';

let id = 0;

const referral = (status: ReferralStatus, reward: string): Referral => ({
  id: String((id += 1)),
  name: 'Sana Mirza',
  initials: 'SM',
  joinDate: '2025-11-03',
  status,
  reward,
});

describe('referralStats', () => {
  it('counts nobody', () => {
    expect(referralStats([])).toEqual({ total: 0, active: 0, earned: '0' });
  });

  it('counts those who are active or rewarded as active, and only credited rewards as earned', () => {
    const referrals = [
      referral('rewarded', '100'),
      referral('active', '100'),
      referral('pending', '0'),
      referral('rewarded', '100'),
      referral('pending', '100'),
    ];
    expect(referralStats(referrals)).toEqual({ total: 5, active: 3, earned: '200' });
  });

  it('adds without a rounding error', () => {
    const dimes = [referral('rewarded', '0.1'), referral('rewarded', '0.2')];
    expect(referralStats(dimes).earned).toBe('0.3');
    const huge = [referral('rewarded', '900719925474099300'), referral('rewarded', '1')];
    expect(referralStats(huge).earned).toBe('900719925474099301');
  });

  it('names no sum where a credited reward cannot be read', () => {
    expect(referralStats([referral('rewarded', 'n/a')]).earned).toBe(UNREADABLE);
    expect(referralStats([referral('active', 'n/a')]).earned).toBe('0');
  });
});
