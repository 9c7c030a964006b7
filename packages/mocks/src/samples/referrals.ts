import { getDay } from './dates';

const CODE = 'ALIHASSAN25';

/** Rewards in PKR, bonuses by number of referrals, and the referral limit. */
export const referralProgram = {
  reward: '100',
  tiers: [
    { at: 5, reward: '500' },
    { at: 10, reward: '1500' },
    { at: 25, reward: '5000' },
  ],
  monthlyLimit: 25,
} as const;

/** Newest first. */
export const referralEntries = [
  { id: 'r1', name: 'Sana Mirza', initials: 'SM', status: 'pending', joinedDaysAgo: 3 },
  { id: 'r2', name: 'Omar Farooq', initials: 'OF', status: 'active', joinedDaysAgo: 9 },
  {
    id: 'r3',
    name: 'Hina Qureshi',
    initials: 'HQ',
    status: 'rewarded',
    joinedDaysAgo: 27,
    creditedDaysAgo: 24,
  },
  {
    id: 'r4',
    name: 'Zain Abbasi',
    initials: 'ZA',
    status: 'rewarded',
    joinedDaysAgo: 31,
    creditedDaysAgo: 28,
  },
  { id: 'r5', name: 'Nadia Sheikh', initials: 'NS', status: 'pending', joinedDaysAgo: 43 },
  {
    id: 'r6',
    name: 'Imran Butt',
    initials: 'IB',
    status: 'rewarded',
    joinedDaysAgo: 55,
    creditedDaysAgo: 49,
  },
  {
    id: 'r7',
    name: 'Rabia Anwar',
    initials: 'RA',
    status: 'rewarded',
    joinedDaysAgo: 67,
    creditedDaysAgo: 58,
  },
] as const;

/** Creates the referrals, dated relative to now. docs/rules.md REFERRAL-1, REFERRAL-2, DEMO-7. */
export const createReferral = (now: Date) => ({
  code: CODE,
  link: `https://join.rad.example/${CODE}`,
  referrals: referralEntries.map(({ id, name, initials, status, joinedDaysAgo }) => ({
    id,
    name,
    initials,
    status,
    joinDate: getDay(now, -joinedDaysAgo),
    reward: status === 'pending' ? '0' : referralProgram.reward,
  })),
});
