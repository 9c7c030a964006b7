import type { Referral } from '@rad-wallet/ui/screens/referral';

/** The account holder's code, and the link that bears it. Made up. docs/rules.md REFERRAL-1. */
export const referralCode = 'ALIHASSAN25';

export const referralLink = 'https://join.rad.example/ALIHASSAN25';

/** The fixed friends who joined by it, the latest first. docs/rules.md REFERRAL-2. */
export const referrals: readonly Referral[] = [
  {
    id: 'r1',
    name: 'Sana Mirza',
    initials: 'SM',
    status: 'pending',
    joinDate: '2025-11-18',
    reward: '0',
  },
  {
    id: 'r2',
    name: 'Omar Farooq',
    initials: 'OF',
    status: 'active',
    joinDate: '2025-11-12',
    reward: '100',
  },
  {
    id: 'r3',
    name: 'Hina Qureshi',
    initials: 'HQ',
    status: 'rewarded',
    joinDate: '2025-11-03',
    reward: '100',
  },
  {
    id: 'r4',
    name: 'Zain Abbasi',
    initials: 'ZA',
    status: 'rewarded',
    joinDate: '2025-10-21',
    reward: '100',
  },
  {
    id: 'r5',
    name: 'Nadia Sheikh',
    initials: 'NS',
    status: 'pending',
    joinDate: '2025-10-09',
    reward: '0',
  },
  {
    id: 'r6',
    name: 'Imran Butt',
    initials: 'IB',
    status: 'rewarded',
    joinDate: '2025-09-27',
    reward: '100',
  },
  {
    id: 'r7',
    name: 'Rabia Anwar',
    initials: 'RA',
    status: 'rewarded',
    joinDate: '2025-09-15',
    reward: '100',
  },
];
