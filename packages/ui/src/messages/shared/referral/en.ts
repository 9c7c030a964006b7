/** Messages of the referral screen: docs/rules.md REFERRAL. */
export default {
  title: 'Referral Program',
  subtitle: 'Invite friends and earn together',
  code: 'Your referral code',
  codeHint: 'Your link below carries it, too.',
  copyCode: 'Copy Code',
  share: 'Share Invitation',
  shareTitle: 'Join me on RAD Wallet',
  shareText: 'Join me on RAD Wallet with my code {code} and we each get {reward}.',
  stats: 'Your referrals in figures',
  total: 'Total',
  totalNote: '{count, plural, one {friend joined} other {friends joined}}',
  active: 'Active',
  activeNote: '{count, plural, one {uses the wallet} other {use the wallet}}',
  earned: 'Earned',
  earnedNote: 'credited to your wallet',
  howItWorks: 'How it works',
  step: {
    share: {
      title: 'Share your code',
      text: 'Send your code or your link to a friend.',
    },
    join: {
      title: 'Your friend joins',
      text: 'They join by your link and verify their identity.',
    },
    earn: {
      title: 'You both earn',
      text: '{reward} for each of you, after their first transaction.',
    },
  },
  tiers: 'Bonus tiers',
  tiersNext:
    '{count, plural, =0 {No referrals yet} one {# referral} other {# referrals}}. {toGo, number} more for a bonus of {amount}.',
  tiersAll: '{count, plural, one {# referral} other {# referrals}}: every bonus is reached.',
  tierAt: '{count, plural, one {# referral} other {# referrals}}',
  tierReached: 'Reached',
  tierToGo: '{count, number} to go',
  list: 'Your referrals',
  joined: 'Joined {date}',
  status: {
    rewarded: 'Rewarded',
    active: 'Active',
    pending: 'Pending',
  },
  rewardComing: '{amount} to come',
  noReward: 'No reward yet',
  emptyTitle: 'No referrals yet',
  emptyText: 'Share your code to invite the first friend.',
  terms: 'Terms',
  term: {
    reward: 'You get {reward}, and your friend gets {reward}.',
    credited: "Both are credited after your friend's first transaction.",
    limit: 'Maximum {limit, number} referrals per month.',
    verification: 'Rewards are for friends who have completed identity verification.',
  },
  toasts: {
    codeCopyFailed: {
      title: 'Copy Failed',
      description: 'Failed to copy code. Please copy manually.',
    },
  },
} as const;
