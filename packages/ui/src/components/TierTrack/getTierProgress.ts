export interface BonusTier {
  /** Number of referrals needed for the reward, above 0. */
  at: number;
  /** Reward in the home currency, as a decimal string. */
  reward: string;
}

export interface TierStop extends BonusTier {
  isReached: boolean;
  toGo: number;
  /** Progress from the previous tier to this one in whole percent; 100 only once the tier is reached. */
  percent: number;
}

/** Returns the tiers in ascending order, each with its progress. docs/rules.md REFERRAL-5. */
export function getTierProgress(count: number, tiers: readonly BonusTier[]): TierStop[] {
  const ordered = tiers.toSorted((a, b) => a.at - b.at);
  return ordered.map((tier, index) => {
    const from = ordered[index - 1]?.at ?? 0;
    const toGo = Math.max(0, tier.at - count);
    const isReached = toGo === 0;
    const done = Math.max(0, count - from);
    return {
      ...tier,
      isReached,
      toGo,
      percent: isReached ? 100 : Math.floor((done * 100) / (tier.at - from)),
    };
  });
}
