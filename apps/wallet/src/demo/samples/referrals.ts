import type { Referral } from '@rad-wallet/ui/screens/referral';
import { dayFrom } from '../../content/dates';

/** The account holder's referral code and link. Fictional. docs/rules.md REFERRAL-1. */
export const referralCode = 'ALIHASSAN25';

export const referralLink = 'https://join.rad.example/ALIHASSAN25';

/** Sample referrals, newest first. docs/rules.md REFERRAL-2, DEMO-7. */
export const referralsAt = (now: Date): readonly Referral[] => [
  {
    id: 'r1',
    name: 'Sana Mirza',
    initials: 'SM',
    status: 'pending',
    joinDate: dayFrom(now, -3),
    reward: '0',
  },
  {
    id: 'r2',
    name: 'Omar Farooq',
    initials: 'OF',
    status: 'active',
    joinDate: dayFrom(now, -9),
    reward: '100',
  },
  {
    id: 'r3',
    name: 'Hina Qureshi',
    initials: 'HQ',
    status: 'rewarded',
    joinDate: dayFrom(now, -18),
    reward: '100',
  },
  {
    id: 'r4',
    name: 'Zain Abbasi',
    initials: 'ZA',
    status: 'rewarded',
    joinDate: dayFrom(now, -31),
    reward: '100',
  },
  {
    id: 'r5',
    name: 'Nadia Sheikh',
    initials: 'NS',
    status: 'pending',
    joinDate: dayFrom(now, -43),
    reward: '0',
  },
  {
    id: 'r6',
    name: 'Imran Butt',
    initials: 'IB',
    status: 'rewarded',
    joinDate: dayFrom(now, -55),
    reward: '100',
  },
  {
    id: 'r7',
    name: 'Rabia Anwar',
    initials: 'RA',
    status: 'rewarded',
    joinDate: dayFrom(now, -67),
    reward: '100',
  },
];
