import { add, isDecimal, UNREADABLE_TEXT } from '../../format';

/** `pending`: has joined, no reward yet. `active`: uses the wallet. `rewarded`: the reward has been credited. */
export type ReferralStatus = 'rewarded' | 'active' | 'pending';

export interface Referral {
  id: string;
  name: string;
  initials: string;
  status: ReferralStatus;
  /** ISO date, such as 2025-11-03. */
  joinDate: string;
  /** Home currency, a decimal string; '0' for none. Credited only if the status is `rewarded`. */
  reward: string;
}

export interface ReferralStats {
  total: number;
  active: number;
  /** Home currency, a decimal string; `UNREADABLE` if a credited reward is not a decimal. */
  earned: string;
}

/** docs/rules.md REFERRAL-3. */
export function getReferralStats(referrals: readonly Referral[]): ReferralStats {
  const credited = referrals
    .filter(({ status }) => status === 'rewarded')
    .map(({ reward }) => reward);
  return {
    total: referrals.length,
    active: referrals.filter(({ status }) => status !== 'pending').length,
    earned: credited.every(isDecimal) ? add(...credited) : UNREADABLE_TEXT,
  };
}
