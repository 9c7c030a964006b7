import { add, isDecimal, UNREADABLE_TEXT } from '../../format';

/** `pending`: has joined, not rewarded yet. `active`: uses the wallet. `rewarded`: the reward was credited. */
export type ReferralStatus = 'rewarded' | 'active' | 'pending';

export interface Referral {
  id: string;
  name: string;
  initials: string;
  status: ReferralStatus;
  /** ISO date, such as 2025-11-03. */
  joinDate: string;
  /** A decimal string in the home currency; '0' for none. Credited only if the status is `rewarded`. */
  reward: string;
}

export interface ReferralStats {
  total: number;
  active: number;
  /** A decimal string in the home currency; `UNREADABLE` if a credited reward is not a decimal. */
  earned: string;
}

/** Counts referrals and sums their rewards. docs/rules.md REFERRAL-3. */
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
