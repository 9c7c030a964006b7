import type { BonusTier } from '../../components/TierTrack';

/** Rewards and limits of a referral program, which are displayed and not enforced. docs/rules.md REFERRAL-4 to 6. */
export interface ReferralProgram {
  /** Reward for the user and for the friend each, in the home currency: a plain decimal string. */
  reward: string;
  /** Bonuses by number of referrals. @default none, and their card is omitted */
  tiers?: readonly BonusTier[];
  /** Maximum number of rewarded referrals per month. @default none, and the terms name no maximum */
  monthlyLimit?: number;
}
