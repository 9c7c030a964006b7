/** A bonus, and what it takes. */
export interface BonusTier {
  /** Referrals that reach it, above 0. */
  at: number;
  /** PKR, a decimal string. */
  reward: string;
}

export interface TierStop extends BonusTier {
  isReached: boolean;
  /** Referrals still missing; 0 once it is reached. */
  toGo: number;
  /** How much of the way from the stop before is done: whole percent, 100 only once it is reached. */
  percent: number;
}

/** The stops of the track in their order, each way measured by itself. docs/rules.md REFERRAL-5. */
export function tierProgress(count: number, tiers: readonly BonusTier[]): TierStop[] {
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
