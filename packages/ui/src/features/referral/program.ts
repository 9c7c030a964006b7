import type { BonusTier } from '../../components/TierTrack';

/** Rewards and limits of a referral program, which are displayed and not enforced. docs/rules.md REFERRAL-4 to 6. */
export interface ReferralProgram {
  /** Reward that the user and the friend each get: a plain decimal string in the home currency. */
  reward: string;
  /** Bonuses by number of referrals. @default none; the bonus card is omitted */
  tiers?: readonly BonusTier[];
  /** Maximum number of rewarded referrals per month. @default none; the terms state no maximum */
  monthlyLimit?: number;
}
