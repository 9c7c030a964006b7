import type { BonusTier } from '../../components/TierTrack';

/** PKR for the user and for the friend each. docs/rules.md REFERRAL-4. */
export const REFERRAL_REWARD = '100';

/** Maximum number of rewarded referrals per month. docs/rules.md REFERRAL-6. */
export const MONTHLY_LIMIT = 25;

/** Bonuses in PKR by number of referrals. docs/rules.md REFERRAL-5 */
export const BONUS_TIERS: readonly BonusTier[] = [
  { at: 5, reward: '500' },
  { at: 10, reward: '1500' },
  { at: 25, reward: '5000' },
];
