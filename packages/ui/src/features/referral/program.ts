import type { BonusTier } from '../../components/TierTrack';

/** Rewards and limits, which are displayed but not enforced. docs/rules.md REFERRAL-4 to 6. */
export interface ReferralProgram {
  /** Reward for the user and for the friend: a plain decimal string in the home currency. */
  reward: string;
  /** Bonuses by number of referrals. Without them, the bonus card is omitted. */
  tiers?: readonly BonusTier[];
  /** Maximum number of rewarded referrals per month. @default no limit */
  monthlyLimit?: number;
}
